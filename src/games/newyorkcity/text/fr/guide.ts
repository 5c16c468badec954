/** Notes and doubts of the coach in New York City, in French. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) =>
      `${value} gagnerait aussi : personne n’enchérit après vous. Vous garderiez ${cards}.`,
    wanted: (cards, kind) => `Cela dépense ${cards}, utile aux enchères ${kind}.`,
    tile: 'Une enchère rapporte ici une tuile Prestige, et un gratte-ciel avec elle.',
    ties: (value, name) => `${value} ne fait qu’égaliser, et ${name} est devant sur la piste de presse.`,
    beaten: (name, bid, value) => `${name} garde la couronne avec ${bid} ; ${value} la prendrait.`,
    lost: (count) => `Part perdue de cette enchère : ${count}.`,
    brings: (value, gain) => `Une enchère de ${value} donnerait : ${gain}.`,
    district: (where, points, instead) =>
      `On peut gagner plus ${where} : ${points} points au lieu de ${instead}.`,
    elsewhere: (points) => `Ailleurs, cela rapporterait ${points} de plus en l’état.`,
    use: (name, points) => `${name} rapporterait ${points} en l’état, et vous avez un dollar.`,
    hires: (name) => `À portée, et plus utile pour vous : ${name}.`,
    pair: (cards) => `Avec une autre paire, vous auriez ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'Le dernier tour. Ce que vous ne construisez ni n’utilisez maintenant vaut un demi-point à la fin.',
    draft:
      'Prenez une paire maintenant, et une autre à votre prochain choix. Cartes identiques et jokers font de fortes enchères.',
    banker: 'Votre Banquier change 1 dollar en 2. Utilisez-le avant de prendre des cartes, à chaque tour.',
    round: 'Le maire a bougé. Tous les personnages sont de nouveau libres, chacun pour un dollar.',
    press: 'La presse tranche les égalités et dit qui agit d’abord. Dès la case 5, elle rapporte 3 points.',
    dollars: 'Il vous faut un dollar par personnage utilisé dans un tour. Le reste attend.',
    characters:
      'L’enchère, et un de plus pour la couronne, est l’étage que vous atteignez. Chaque personnage rapporte à la fin.',
    plans: 'Les plans remplissent votre plateau. On ne construit que ce qui s’y trouve.',
    prestige: 'À deux, toute enchère Prestige rapporte une tuile et un gratte-ciel, même une enchère de 1.',
    skyscrapers: 'Ils vont dans le quartier du maire. Les chiffres disent ce que chaque rangée rapporterait.',
    send: 'Rien n’est encore définitif. Le bouton brillant envoie votre choix.',
    hire: 'I, II, III disent quand un personnage agit ; Fin compte à la fin, sans dollar.',
    award:
      'Tuile, véhicule, quartier : cherchez un quartier où vous êtes en tête, ou un où vous n’avez encore rien.',
    empty:
      'Votre plateau est vide. Vous pouvez déplacer un gratte-ciel d’ailleurs. Attention à ce que vous quittez.',
    keep: 'Celles-ci restent pour le prochain tour. Le mieux : des jokers, et le type que vous réunissez.',
    act: ({ character }) =>
      `La dernière phase : pour un dollar chacun, les personnages III agissent. Vous avez : ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `Pour un dollar, un personnage peut aider cette enchère : ${characterIn(vocabulary, character)}.`,
    crown: 'La couronne était à vous : un de plus. Et vous ouvrez l’enchère suivante.',
    tie: 'La même enchère, mais l’autre est devant sur la piste de presse.',
    second: ({ name, bid }) =>
      `${name} a mis ${bid} : un de plus suffit, ou autant si vous êtes devant sur la piste de presse.`,
    open: 'Les autres peuvent encore monter. Une enchère rapporte même sans la couronne.',
    joker: 'Un joker ajoute 1 à côté d’une vraie carte. Il vaut le plus là où vous voulez la couronne.',
    low: 'Votre plateau est presque vide : sans plans, rien à construire.',
    total:
      'À côté de votre nom, les points déjà marqués ; entre parenthèses, le total si tout finissait maintenant.',
    black: ({ district, space }) =>
      `Le noir mène ${inDistrict(vocabulary, district)} avec autant que vous. Un de plus, ou la case ${space} de la piste de presse, et vous menez.`,
    six: ({ district }) =>
      `Vous n’avez rien ${inDistrict(vocabulary, district)}. Construisez-y et vous avez les six : 4 points au premier, 3 à la fin.`,
    statue: 'Les six quartiers : les 4 points de la statue sont pris, les 3 de la fin restent possibles.',
    five: ({ spaces }) => `La case 5 rapporte 3 points à la fin. Il vous manque ${spaces}.`,
    stack: 'Deux personnages pour commencer. Les plus simples rapportent points ou dollars à chaque tour.',
    end: 'Les quartiers font l’essentiel. L’analyse montre quelle enchère a coûté le plus.',
  },
  ...doubts,
};
