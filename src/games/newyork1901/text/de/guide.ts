/** Notes and doubts of the coach in New York 1901, in German. */
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const guide: NewYorkGuideText = {
  notes: {
    end: 'Das Ende ist nah: Dies ist dein letzter Zug. Zähle die Straßen, bevor du wählst.',
    start:
      'Hier steht dein erstes Gebäude. Land daneben ist am besten: Später kann ein Plättchen alles bedecken.',
    goOn: 'Baue jetzt, oder beende den Zug und behalte das Grundstück für ein größeres Plättchen.',
    streets: 'Am Ende zählen drei Straßen, je 5 Punkte. Grundstücke an ihnen sind mehr wert.',
    challenge: ({ challenge }) =>
      `Eine Herausforderung ist im Spiel: ${challengeNamed(challenge)}. Ihre Karte sagt, was sie bringt.`,
    rival: ({ name }) => `${name} hat das Grundstück neben deinem genommen. Freies Land wartet nicht.`,
    lastWorker: 'Dein letzter freier Arbeiter. Danach musst du bauen, bevor du wieder eine Karte nimmst.',
    noWorker: 'Kein freier Arbeiter: Baue jetzt. Über mehrere Grundstücke kommen mehrere heim.',
    leftOver: 'Was von dem Grundstück übrig ist, gehört weiter dir: Dein Zeichen liegt am Boden.',
    silver: 'Silber ist offen. Du darfst auch Bronze abreißen und dort Silber bauen.',
    falls: 'Eine rote Zahl: Dort fällt ein Gebäude von dir. Seine Punkte bleiben.',
    guarded: 'Ein Grundstück blieb leer, also ging einer deiner Arbeiter zurück, um es zu halten.',
    boom: 'Mit Construction Boom könntest du jetzt noch einmal bauen. Das geht einmal je Partie.',
    grab: 'Land Grab nähme jetzt ein zweites Grundstück, auch neben deinem. Das geht einmal je Partie.',
    shift: 'Nichts neben deinem Land? Market Shift tauscht vorher alle vier Karten.',
    gold: 'Gold ist offen. Gold fällt nie, nimm also große Flächen dafür.',
    legendary: ({ name }) => `${name} hat einen legendären Turm. Von den übrigen darfst du noch einen bauen.`,
    tie: ({ street }) =>
      `${names.street(Number(street))}: Gleichstand, und der bringt nichts. Ein weiteres Gebäude dort ist 5 wert.`,
    nearEnd: ({ name, tiles }) =>
      `${name} hat noch ${tiles} Plättchen. Bei vier haben die anderen noch einen Zug.`,
    score: 'Straßen entscheiden knappe Partien: je 5 Punkte, nichts bei Gleichstand.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `${names.street(street)}: Mit einer anderen Antwort führst du dort.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      if (better.than === 'waiting')
        return `Auch ${doubted.name(better.rival)} kann Gold bauen und dir zuvorkommen: ${names.tile(better.tile)}.`;
      const tile = names.theTile(better.tile);
      if (better.than === 'stop') return `Du könntest noch ${tile} bauen: ${points(better.points)}.`;
      return `Du könntest stattdessen ${tile} bauen: ${points(better.points)} mehr.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.lot(lot))} grenzt an dein Land; dieses steht allein.`;
    },
    opens: ({ fact: { technology } }) =>
      `Eine andere Antwort öffnet sofort ${openedBy(technology) === 'silver' ? 'Silber' : 'Gold'}.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Dann hast du keinen freien Arbeiter und wenig zu bauen.' : undefined,
    spends: ({ fact }) => `Ungespielt ist die Karte ${points(fact.points)} wert. Jetzt bringt sie wenig.`,
  },
};
