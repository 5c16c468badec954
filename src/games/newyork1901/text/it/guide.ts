/** Notes and doubts of the coach in New York 1901, in Italian. */
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);

export const guide: NewYorkGuideText = {
  notes: {
    end: 'La fine è vicina: questo è il tuo ultimo turno. Conta le strade prima di scegliere.',
    start:
      'Qui c’è il tuo primo edificio. Il terreno accanto è il migliore: più tardi una tessera può coprire tutto.',
    goOn: 'Costruisci ora, o finisci il turno e tieni il lotto per una tessera più grande.',
    streets: 'Alla fine contano tre strade, 5 punti ciascuna. I lotti che vi si affacciano valgono di più.',
    challenge: ({ challenge }) =>
      `C’è una sfida in gioco: ${challengeNamed(challenge)}. La sua carta dice quanto dà.`,
    rival: ({ name }) => `${name} ha preso il lotto accanto al tuo. Il terreno libero non aspetta.`,
    lastWorker: 'Il tuo ultimo operaio libero. Poi dovrai costruire prima di prendere un’altra carta.',
    noWorker: 'Nessun operaio libero: costruisci ora. Su più lotti ne tornano di più.',
    leftOver: 'Quello che resta di quel lotto è ancora tuo: il tuo segno è sul terreno.',
    silver: 'L’argento è aperto. Puoi anche demolire il bronzo e costruirvi argento.',
    falls: 'Un numero rosso: lì cade un tuo edificio. I suoi punti restano.',
    guarded: 'Un lotto era rimasto vuoto, così uno dei tuoi operai è tornato a tenerlo.',
    boom: 'Construction Boom ti farebbe costruire ancora ora. Vale una volta a partita.',
    grab: 'Land Grab prenderebbe ora un secondo lotto, anche accanto al tuo. Vale una volta a partita.',
    shift: 'Niente accanto al tuo terreno? Market Shift cambia prima tutte e quattro le carte.',
    gold: 'L’oro è aperto. L’oro non cade mai: riservagli i terreni grandi.',
    legendary: ({ name }) =>
      `${name} ha una torre leggendaria. Di quelle rimaste puoi ancora costruirne una.`,
    tie: ({ street }) =>
      `${names.street(Number(street))}: sei in parità, e la parità non dà nulla. Un altro edificio lì vale 5.`,
    nearEnd: ({ name, tiles }) =>
      `A ${name} restano ${tiles} tessere. A quattro, gli altri hanno un ultimo turno.`,
    score: 'Le strade decidono le partite serrate: 5 punti ciascuna, nulla in parità.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `${names.street(street)}: un’altra risposta ti porta in testa.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      const tile = names.theTile(better.tile);
      if (better.than === 'waiting')
        return `Anche ${doubted.name(better.rival)} può costruire oro: al prossimo turno forse ${tile} non ci sarà più.`;
      if (better.than === 'stop') return `Potresti ancora costruire ${tile}: ${points(better.points)}.`;
      return `Potresti invece costruire ${tile}: ${points(better.points)} in più.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.theLot(lot))} tocca il tuo terreno; questo resta isolato.`;
    },
    opens: ({ fact: { technology } }) =>
      `Un’altra risposta apre subito ${openedBy(technology) === 'silver' ? 'l’argento' : 'l’oro'}.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Poi non avrai operai liberi e poco da costruire.' : undefined,
    spends: ({ fact }) => `Non giocata, la carta vale ${points(fact.points)}. Ora dà poco.`,
  },
};
