/** Pages and games as lists and tables call them that lead there, in English. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Daily deal',
  dailyTerms: 'Daily deal: your first attempt counts. No hints, and what you have sent stays.',
  compareDaily: 'See how it compares',
  toEvent: 'Back to the event',
  ladders: 'Ladders',
  reports: 'Reports',
  statistics: 'Statistics',
};
