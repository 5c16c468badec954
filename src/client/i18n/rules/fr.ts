/** The words around the rules, in French. */
import type { RulesText } from './text.ts';

export const fr: RulesText = {
  title: 'Les règles',
  lead: 'Chaque règle a un numéro. Quand une table refuse quelque chose, elle nomme la règle, et le numéro mène ici.',
  all: 'Toutes les règles',
  back: 'Revenir où vous étiez',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  rules: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  found: (count) => (count < 2 ? `${count || 'Aucune'} règle trouvée` : `${count} règles trouvées`),
  linkTo: (number) => `Règle ${number}`,
  unknown: (number) => `Il n’y a pas de règle ${number} ici.`,
  previous: 'Chapitre précédent :',
  next: 'Chapitre suivant :',
  table: {
    title: 'À toutes les tables',
    lead: 'Ce que dit Skyline quand une chose est impossible, quel que soit le jeu.',
    game: 'Réponses et parties sauvegardées',
    table: 'Places, propositions et pendules',
    online: 'En ligne',
  },
};
