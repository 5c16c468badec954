/** Sharing finished games, in French. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Partager',
  title: 'Partager cette partie',
  replay: 'Lien vers la partie',
  picture: 'La ville en image',
  growth: 'La ville qui grandit',
  growthLine: 'Un petit fichier qui s’anime tout seul dans chaque navigateur.',
  growthAlt: (game) => `Une ville de ${game} qui grandit du premier tour au dernier`,
  drawing: 'Dessin en cours…',
  failed: 'Cette partie n’a pas d’image animée.',
  save: 'Enregistrer',
  embed: 'Dans une page à vous',
  embedLine:
    'Collez ceci là où votre page ou votre blog accepte du HTML. À beaucoup de sites, le lien suffit.',
  code: 'Code pour intégrer la partie',
  address: 'Adresse de la partie à revoir',
  byLink:
    'Cette table est réservée à qui a un lien : les autres sites n’en reçoivent pas d’image. Ce que vous enregistrez, vous pouvez le montrer.',
  here: 'Cette partie n’est que sur cet appareil. Ce que vous enregistrez, vous pouvez le montrer.',
  preview: 'Voir le résultat',
  close: 'Fermer',
  welcome: (game) => `Une partie de ${game}, terminée`,
  welcomeLine: 'Parcourez-la pas à pas ci-dessous. Aucun compte n’est nécessaire, ni ici ni pour jouer.',
  learn: (game) => `Apprendre ${game}`,
  play: 'Y jouer',
};
