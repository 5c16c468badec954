/** Italian texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom: costruisci un secondo grattacielo',
    short: 'costruisci due volte',
    rule: 'Dopo il primo edificio del turno costruisci ancora una volta su terreno tuo e libero. Non se il primo edificio ha innescato la fine.',
  },
  marketShift: {
    answer: 'Market Shift: sostituisci tutto il mercato',
    short: 'mercato nuovo',
    rule: 'All’inizio del turno le quattro carte del mercato vanno sotto il mazzo e le prime quattro ne prendono il posto.',
  },
  landGrab: {
    answer: 'Land Grab: acquista un secondo lotto di 2 caselle',
    short: 'prendi due lotti',
    rule: 'In questo turno acquisti due volte; entrambi i lotti hanno 2 caselle. Non dà un secondo edificio.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'Alla fine 3 punti per ogni distretto in cui hai almeno due grattacieli d’oro o leggendari.',
    counted: 'distretti con due d’oro',
  },
  masterArchitect: {
    rule: 'Alla fine 3, 6 o 10 punti per tre, quattro, o cinque e più grattacieli irregolari.',
    counted: 'irregolari in piedi',
  },
  goldPrestige: {
    rule: 'Durante la partita: costruendo oro o leggendario, 1 punto per ogni edificio più antico di un altro giocatore con un lato in comune.',
    counted: 'punti di prestigio',
  },
  bronzeBaron: {
    rule: 'Alla fine 5, 10 o 15 punti per quattro, cinque o sei grattacieli di bronzo ancora in piedi.',
    counted: 'di bronzo in piedi',
  },
  generationKing: {
    rule: 'Alla fine 5 punti per ogni tecnologia in cui nessun altro ha altrettanti grattacieli in piedi.',
    counted: 'bronzo · argento · oro',
  },
};
