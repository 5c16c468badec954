/** What is known about the values of box.json, from the rules' text and what players tell. */
import { boards } from './checks/boards.ts';
import { cards } from './checks/cards.ts';
import type { FlatironCheck } from './checks/checking.ts';
import { daniel } from './checks/daniel.ts';
import { examples } from './checks/examples.ts';
import { floors } from './checks/floors.ts';
import { order } from './checks/order.ts';

export const checks: readonly FlatironCheck[] = [
  ...order,
  ...boards,
  ...cards,
  ...floors,
  ...daniel,
  ...examples,
];
