/** The words around the rules, in English. */
import type { RulesText } from './text.ts';

export const en: RulesText = {
  title: 'The rules',
  lead: 'Every rule has a number. Whenever a table says no, it names the rule, and the number leads here.',
  all: 'All rules',
  back: 'Back to where you were',
  contents: 'Contents',
  search: 'Search the rules',
  rules: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  found: (count) => (count === 0 ? 'No rule found' : `${count} ${count === 1 ? 'rule' : 'rules'} found`),
  linkTo: (number) => `Rule ${number}`,
  unknown: (number) => `There is no rule ${number} here.`,
  previous: 'Previous chapter:',
  next: 'Next chapter:',
  table: {
    title: 'At every table',
    lead: 'What Skyline says when something cannot be done, whatever the game.',
    game: 'Answers and stored games',
    table: 'Seats, proposals and clocks',
    online: 'Online',
  },
};
