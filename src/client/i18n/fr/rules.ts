/** The words around the rules, in French. */
import { counting, type RulesText } from '../text/rules.ts';

const counted = counting(['règle', 'règles'], ['question', 'questions']);

export const fr: RulesText = {
  title: 'Les règles',
  lead: 'Chaque règle a un numéro. Quand une table refuse quelque chose, elle nomme la règle, et le numéro mène ici.',
  all: 'Toutes les règles',
  back: 'Revenir où vous étiez',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  rules: counted,
  found: (rules, questions) =>
    rules + questions === 0
      ? 'Rien trouvé'
      : `${counted(rules, questions)} ${rules + questions === 1 ? 'trouvée' : 'trouvées'}`,
  linkTo: (number) => `Règle ${number}`,
  rulings: 'Questions et réponses',
  linkToRuling: (number) => `Question ${number}`,
  asked: 'Questions à ce sujet :',
  unknown: (number) => `Il n’y a pas de règle ${number} ici.`,
  previous: 'Chapitre précédent :',
  next: 'Chapitre suivant :',
  table: {
    title: 'À toutes les tables',
    lead: 'Ce que dit Skyline quand une chose est impossible, quel que soit le jeu.',
    game: 'Réponses et parties sauvegardées',
    table: 'Joueurs, propositions et pendules',
    online: 'En ligne',
  },
};
