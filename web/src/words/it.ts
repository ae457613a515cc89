// All that is said in this language, as one chunk; by the path of the file.
export default import.meta.glob<string>(
  [
    '../../../src/clutch/engine/text/it.ftl',
    '../../../src/clutch/bots/text/it.ftl',
    '../../text/*/it.ftl',
    '../../../src/clutch/games/*/text/it.ftl',
    '../games/*/text/it.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
