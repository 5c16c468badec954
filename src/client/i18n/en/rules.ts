/** The words around the rules, in English. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'rule', 'rules'),
  (count) => counted(count, 'question', 'questions'),
);

export const rules: RulesText = {
  title: 'The rules',
  lead: 'Every rule has a number. Whenever a table says no, it names the rule, and the number leads here.',
  all: 'All rules',
  back: 'Back to where you were',
  contents: 'Contents',
  search: 'Search the rules',
  print: 'Print',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0 ? 'Nothing found' : `${both(rules, questions)} found`,
  linkTo: (number) => `Rule ${number}`,
  rulings: 'Questions and answers',
  linkToRuling: (number) => `Question ${number}`,
  asked: 'Questions about it:',
  unknown: (number) => `There is no rule ${number} here.`,
  values: {
    title: 'The values in play',
    lead: 'What is printed on the components, and where Skyline has it from. What is ours can be replaced: see “Your own box” in the README.',
    source: {
      rulebook: 'from the rulebook',
      public: 'from public sources',
      reconstruction: 'Skyline’s reconstruction',
      printed: 'from a copy of the game',
    },
    fingerprint: (fingerprint) => `Fingerprint of these values: ${fingerprint}`,
  },
  previous: 'Previous chapter:',
  next: 'Next chapter:',
  drawer: {
    asked: 'You are asked:',
    also: 'Also',
    chapter: 'Whole chapter',
    icons: 'All icons',
    search: (title) => `Search the rules of ${title}`,
    nothing: (words) => `Nothing says “${words}”. Try the name of a piece.`,
    toDecision: 'Back to your question',
    keys: '? or Esc',
    failed: 'The rules could not be loaded. Close them and try again.',
  },
  or: 'or',
  noDrawing: 'No drawing',
  table: {
    title: 'At every table',
    lead: 'What Skyline says when something cannot be done, whatever the game.',
    game: 'Answers and stored games',
    table: 'Players, proposals and clocks',
    online: 'Online',
  },
};
