// All that is said in this language, as one chunk; by the path of the file.
export default import.meta.glob<string>(
  [
    '../../../src/clutch/engine/text/en.ftl',
    '../../../src/clutch/bots/text/en.ftl',
    '../../text/*/en.ftl',
    '../../../src/clutch/games/*/text/en.ftl',
    '../games/*/text/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
