// node server.js PORT [FOLDER]: matches are kept in the folder's files; without one, in memory.
const { FlatFile, Server } = require('boardgame.io/server');
const game = require('./game');

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [`http://127.0.0.1:${port}`],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});
server.run({ port: { port: Number(port), host: '127.0.0.1' } }, () => console.log('serving'));
