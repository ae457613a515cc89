import type { GameClient } from '../client';
import Board from './Board.svelte';
import { describe } from './describe';
import Poster from './Poster.svelte';
import { label, question } from './ask';
import Sheet from './Sheet.svelte';
import { tips } from './tips';
import Token from './Token.svelte';
import { TOPICS, topicOf } from './topics';

const client: GameClient = {
  name: 'eggs_and_empires',
  Poster,
  Board,
  Sheet,
  Token,
  topics: TOPICS,
  topicOf,
  question,
  label,
  describe,
  tips,
};

export default client;
