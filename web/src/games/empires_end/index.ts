import type { GameClient } from '../client';
import { groupOf, isButton, label, question } from './ask';
import Board from './Board.svelte';
import { describe } from './describe';
import Poster from './Poster.svelte';
import { nameOf } from './say';
import Sheet from './Sheet.svelte';
import { tips } from './tips';
import Token from './Token.svelte';
import { TOPICS, topicOf } from './topics';

const client: GameClient = {
  name: 'empires_end',
  Poster,
  Board,
  Sheet,
  Token,
  topics: TOPICS,
  topicOf,
  question,
  label,
  isButton,
  groupOf,
  nameOf,
  describe,
  tips,
};

export default client;
