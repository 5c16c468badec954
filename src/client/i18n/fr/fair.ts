/** Promised deals and how they are checked, in French. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'réponse', 'réponses');
const numbers = (count: number) => counted(count, 'nombre aléatoire', 'nombres aléatoires');
const draws = (count: number) => counted(count, 'tirage', 'tirages');

export const fair: FairText = {
  promised: 'La donne est promise',
  promisedLine:
    'Le serveur a déjà tiré son secret pour cette donne et en montre ici l’empreinte : il ne peut plus le changer. Qui s’assied ou lance la partie ajoute son propre hasard.',
  promise: 'La promesse',
  kept: 'Ce navigateur l’a notée et la comparera après la partie.',
  how: 'Comment ça marche',
  open: 'Vérifier la donne',
  eyebrow: 'Un hasard vérifiable',
  title: 'La donne était-elle honnête ?',
  lead: 'Avant la donne, le serveur se lie à son secret. Après la partie, chacun peut recalculer la donne et chaque tirage : ici, dans son propre navigateur.',
  checking: (done, all) => `Réponse ${done} sur ${all}…`,
  verdict: { holds: 'Tout est exact', broken: 'Quelque chose ne va pas', unproven: 'Rien n’était promis' },
  holdsLine: (all, drawn) =>
    `La donne était promise avant que quiconque la voie, et ${answers(all)} avec ${draws(drawn)} ont donné ce qui découle de la graine.`,
  brokenLine: 'Ce qui est marqué ci-dessous n’est pas ce que cela devrait être.',
  unprovenLine:
    'Cette partie a été jouée sur un seul appareil, ou avant qu’il y ait des promesses. Ses réponses suivent les règles, mais personne ne peut dire d’où venait la graine.',
  notOver: {
    title: 'La partie n’est pas encore finie',
    line: 'Le secret est montré à la fin. Notez la promesse à la table, et revenez ensuite.',
  },
  good: 'exact',
  bad: 'inexact',
  steps: {
    promise: 'La promesse',
    chance: 'Ce que chacun a ajouté',
    seed: 'La graine',
    deal: 'La donne',
    answers: 'Réponses et tirages',
  },
  promiseLine: 'Montrée à l’ouverture de la table : l’empreinte de la table et du secret.',
  otherTable: 'C’est l’enregistrement d’une autre table.',
  notedSame: (when) => `Ce navigateur a noté la même le ${when}.`,
  notedOther: (when) =>
    `Ce navigateur en a noté une autre le ${when}. L’enregistrement ou la promesse a été changé après coup.`,
  notNoted: 'Ce navigateur n’était pas à la table avant la fin : il n’a rien noté.',
  compare: 'Une promesse que vous avez notée vous-même',
  same: 'C’est la même.',
  different: 'C’en est une autre.',
  secret: 'Le secret du serveur',
  starter: 'Qui a lancé la partie',
  nothing: 'rien',
  yours: 'de ce navigateur',
  notYours:
    'Rien de ce que ce navigateur a ajouté n’est dans la graine. Ce n’est normal que si vous n’étiez plus à la table lors de la donne.',
  chanceLine: 'Le secret, et 64 bits aléatoires de chaque personne qui s’est assise ou a lancé la partie.',
  seedLine: 'La moitié de l’empreinte de tout ce qui précède. Un seul chiffre changé donne une autre graine.',
  found: 'Dans l’enregistrement',
  expected: 'Cela devrait être',
  numbers,
  dealWrong: 'Ce qui a été montré à la donne ne découle pas de la graine.',
  answersLine: (all, drawn) => `${answers(all)} rejouées, dont ${draws(drawn)}.`,
  list: 'Chaque tirage en mots',
  answer: (number) => `Réponse ${number}`,
  answerWrong: 'Ce qui a été montré ne découle pas de la graine. Voici ce qui aurait dû l’être :',
  answerRefused: 'Les règles n’autorisent pas cette réponse ici ; la vérification s’arrête là.',
  lengthWrong: 'L’enregistrement compte plus de réponses qu’il n’en a été montré, ou moins.',
  works: 'Comment marche une promesse',
  worksLines: [
    'Le serveur tire un long secret et montre son empreinte SHA-256. L’empreinte ne permet pas de trouver le secret, et aucun autre secret ne lui correspond : comme une carte dans une enveloppe scellée sur la table.',
    'Le navigateur de qui s’assied ou lance la partie ajoute ses propres chiffres au hasard. Le serveur ne connaît donc pas la graine tant qu’il pourrait encore choisir.',
    'La graine découle du secret et de ces chiffres. Chaque mélange, chaque tuile, chaque carte découle de la graine.',
    'Après la partie, on ouvre l’enveloppe : l’enregistrement contient le secret, les chiffres et une empreinte de ce qui a été montré à chaque réponse. Votre navigateur recalcule tout.',
  ],
  limits: 'Ce que cela ne prouve pas',
  limitsLines: [
    'Si vous seul ajoutez des chiffres, ce sont eux qui vous protègent. Si personne n’en ajoute, avec de vieux programmes par exemple, seul le secret compte.',
    'Le serveur et la dernière personne à ajouter des chiffres pourraient, ensemble, en essayer jusqu’à ce que la donne leur plaise.',
    'La promesse doit avoir été vue avant la donne : ce qui n’a pas été noté ne se compare qu’avec l’enregistrement lui-même.',
    'Le générateur (sfc32) est rapide et régulier, mais ce n’est pas un chiffre : avec beaucoup de calcul, on trouverait peut-être son état à partir de nombreux tirages.',
    'Cela ne dit rien des signes sous la table. Ni que la chance était égale : une chance honnête peut pencher d’un côté.',
  ],
  self: 'Vérifier sans nous',
  selfLine:
    'Téléchargez l’enregistrement et faites-le vérifier par le programme de ce site, sur votre ordinateur :',
  file: 'Un enregistrement dans un fichier',
  another: 'Vérifier une autre partie',
  replay: 'Revoir la partie',
  close: 'Fermer',
};
