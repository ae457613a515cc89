// All that is said in this language, as one chunk; by the path of the file.
export default import.meta.glob<string>(
  [
    '../../../src/clutch/engine/text/fr.ftl',
    '../../../src/clutch/bots/text/fr.ftl',
    '../../text/*/fr.ftl',
    '../../../src/clutch/games/*/text/fr.ftl',
    '../games/*/text/fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
