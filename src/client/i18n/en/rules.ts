/** The words around the rules, in English. */
import { counting, type RulesText } from '../text/rules.ts';

const counted = counting(['rule', 'rules'], ['question', 'questions']);

export const en: RulesText = {
  title: 'The rules',
  lead: 'Every rule has a number. Whenever a table says no, it names the rule, and the number leads here.',
  all: 'All rules',
  back: 'Back to where you were',
  contents: 'Contents',
  search: 'Search the rules',
  rules: counted,
  found: (rules, questions) =>
    rules + questions === 0 ? 'Nothing found' : `${counted(rules, questions)} found`,
  linkTo: (number) => `Rule ${number}`,
  rulings: 'Questions and answers',
  linkToRuling: (number) => `Question ${number}`,
  asked: 'Questions about it:',
  unknown: (number) => `There is no rule ${number} here.`,
  previous: 'Previous chapter:',
  next: 'Next chapter:',
  table: {
    title: 'At every table',
    lead: 'What Skyline says when something cannot be done, whatever the game.',
    game: 'Answers and stored games',
    table: 'Players, proposals and clocks',
    online: 'Online',
  },
};
