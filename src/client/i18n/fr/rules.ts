/** The words around the rules, in French. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted, noun } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'règle', 'règles'),
  (count) => counted(count, 'question', 'questions'),
);

export const rules: RulesText = {
  title: 'Les règles',
  lead: 'Chaque règle a un numéro. Quand une table refuse quelque chose, elle nomme la règle, et le numéro mène ici.',
  all: 'Toutes les règles',
  back: 'Revenir où vous étiez',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  print: 'Imprimer',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0
      ? 'Rien trouvé'
      : `${both(rules, questions)} ${noun(rules + questions, 'trouvée', 'trouvées')}`,
  linkTo: (number) => `Règle ${number}`,
  rulings: 'Questions et réponses',
  linkToRuling: (number) => `Question ${number}`,
  asked: 'Questions à ce sujet :',
  unknown: (number) => `Il n’y a pas de règle ${number} ici.`,
  values: {
    title: 'Les valeurs en jeu',
    lead: 'Ce qui est imprimé sur le matériel, et d’où Skyline le tient. Ce qui est de nous peut être remplacé : voir « Your own box » dans le README.',
    source: {
      rulebook: 'du livret de règles',
      public: 'de sources publiques',
      reconstruction: 'reconstitution de Skyline',
      printed: 'd’un exemplaire du jeu',
    },
    fingerprint: (fingerprint) => `Empreinte de ces valeurs : ${fingerprint}`,
  },
  previous: 'Chapitre précédent :',
  next: 'Chapitre suivant :',
  drawer: {
    asked: 'On vous demande :',
    also: 'Voir aussi',
    chapter: 'Tout le chapitre',
    icons: 'Toutes les icônes',
    search: (title) => `Chercher dans les règles de ${title}`,
    nothing: (words) => `Rien ne dit « ${words} ». Essayez le nom d’une pièce.`,
    toDecision: 'Revenir à votre question',
    keys: '? ou Échap',
    failed: 'Les règles n’ont pas pu être chargées. Fermez-les et réessayez.',
  },
  or: 'ou',
  noDrawing: 'Pas de dessin',
  table: {
    title: 'À toutes les tables',
    lead: 'Ce que dit Skyline quand une chose est impossible, quel que soit le jeu.',
    game: 'Réponses et parties sauvegardées',
    table: 'Joueurs, propositions et pendules',
    online: 'En ligne',
  },
};
