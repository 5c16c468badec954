/** The rules of conduct in English. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Playing together',
  title: 'Rules of conduct',
  lead: 'Skyline is for everybody who likes to build a city together. These rules are few, and they hold for lines, phrases, names and the way we play.',
  rules: [
    [
      'Be kind',
      'Play against the cities of the others, not against the others. No insults and no mockery, also when luck is not on your side.',
    ],
    ['Nobody is worth less', 'No contempt for origin, skin, faith, sex, love, age, body or mind.'],
    [
      'Nobody is frightened',
      'No threats, no pestering. Ask nobody for an address, a picture or anything else that is private.',
    ],
    ['Children may be here', 'Nothing sexual, nothing cruel.'],
    ['Names are for all to read', 'What may not be said may not be a name either.'],
    ['Talk, do not flood', 'No advertising, and not the same line again and again.'],
    [
      'Play fair',
      'One seat for each person at a table, no secret agreements, and no leaving just to spoil the game.',
    ],
  ],
  help: 'If somebody breaks them',
  helpLines: [
    'Mute them: you no longer read their lines, and they do not learn of it.',
    'Report them, from the chat of the table or of the group. Say nothing back; the server has kept what was said.',
    'A moderator looks at every report, and you read the answer under “Reports”.',
  ],
  steps: 'What moderators do',
  stepLines: [
    'They may warn, mute or shut somebody out until a date, or give a new name. Whoever is concerned reads why and until when.',
    'Everybody may appeal once against a step. Another moderator decides then, where there is one.',
    'Nobody decides on what they are part of, and every step is on record.',
    'A list of words only covers some of them until you want to read them. It punishes nobody; people judge.',
  ],
  kept: 'What is kept',
  keptLines: [
    'With a report the last 50 lines said there. Moderators alone read them, and they are deleted a year after the answer.',
    'Reports about somebody who leaves for good lose the name.',
  ],
  toReports: 'My reports',
};
