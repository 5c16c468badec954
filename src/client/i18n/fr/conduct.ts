/** Les règles de conduite en français. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Jouer ensemble',
  title: 'Règles de conduite',
  lead: 'Skyline est là pour toutes les personnes qui aiment bâtir une ville ensemble. Ces règles sont peu nombreuses ; elles valent pour les messages, les phrases, les noms et la façon de jouer.',
  rules: [
    [
      'Soyez aimable',
      'Jouez contre les villes des autres, pas contre les autres. Ni insultes ni moqueries, même quand la chance n’est pas de votre côté.',
    ],
    [
      'Personne ne vaut moins',
      'Aucun mépris pour l’origine, la peau, la foi, le sexe, l’amour, l’âge, le corps ou l’esprit.',
    ],
    [
      'Personne ne doit avoir peur',
      'Ni menaces ni insistance. Ne demandez à personne une adresse, une photo ou quoi que ce soit de privé.',
    ],
    ['Il y a peut-être des enfants', 'Rien de sexuel, rien de cruel.'],
    ['Tout le monde lit les noms', 'Ce qu’on ne peut pas dire ne peut pas être un nom non plus.'],
    ['Parler sans inonder', 'Pas de publicité, et pas sans cesse le même message.'],
    [
      'Jouez loyalement',
      'Une seule place par personne à une table, pas d’entente secrète, et pas de départ juste pour gâcher la partie.',
    ],
  ],
  help: 'Si quelqu’un ne les respecte pas',
  helpLines: [
    'Masquez la personne : vous ne lisez plus ses messages et elle n’en sait rien.',
    'Signalez-la depuis la discussion de la table ou du groupe. Ne répondez pas ; le serveur a gardé ce qui a été dit.',
    'La modération regarde chaque signalement, et vous lisez la réponse sous « Signalements ».',
  ],
  steps: 'Ce que fait la modération',
  stepLines: [
    'Elle peut avertir, empêcher d’écrire ou fermer l’accès jusqu’à une date, ou donner un nouveau nom. La personne concernée lit pourquoi et jusqu’à quand.',
    'On peut faire appel une fois de chaque mesure. Une autre personne de la modération décide alors, s’il y en a une.',
    'Personne ne décide de ce qui le concerne, et chaque mesure est consignée.',
    'Une liste de mots ne fait que couvrir certains mots jusqu’à ce que vous vouliez les lire. Elle ne punit personne ; ce sont des gens qui jugent.',
  ],
  kept: 'Ce qui est conservé',
  keptLines: [
    'Avec un signalement, les 50 derniers messages écrits là. Seule la modération les lit, et ils sont effacés un an après la réponse.',
    'Les signalements sur quelqu’un qui part pour de bon perdent le nom.',
  ],
  toReports: 'Mes signalements',
};
