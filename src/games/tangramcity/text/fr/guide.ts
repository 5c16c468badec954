/** Notes and doubts of the coach in Tangram City, in French. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));

export const guide: TangramGuideText = {
  notes: {
    side: 'Les deux côtés conviennent : ils fixent seulement la place et la couleur de vos premières cases.',
    first: 'Construisez autour de la zone de départ : elle est déjà bâtie.',
    known: ({ tile, place, cards }) =>
      `Votre carte, ${piece(tile)}, est la n° ${place} sur ${cards}. Gardez-lui une place.`,
    twin: 'Le signe sur la carte : une autre tuile ressemble à celle-ci, à une moitié près.',
    move: 'Vous changez d’avis ? Jusqu’à la carte suivante, vous pouvez la déplacer ou la reprendre.',
    fountain: 'Une fontaine ferme une demi-case. De préférence là où le rectangle grandit.',
    scored: ({ points }) =>
      `${points} points. Visez de larges blocs : ils grandissent plus vite que de longues rangées.`,
    halves: ({ count }) =>
      `${count} cases sont à moitié ouvertes et ne comptent pas encore. Cherchez les tuiles avec l’autre moitié.`,
    closed: 'Personne ne connaissait cette carte. Gardez de la place pour les surprises.',
    marker:
      'Le marqueur de départ va à qui mène : sa carte est alors la première des mains à être retournée.',
    noRoom: ({ tile }) => `Plus de place pour ${piece(tile)} : la tuile est perdue.`,
    balance: ({ dark = 0, green = 0 }) =>
      `${dark} toits, ${green} jardins. Choisissez plus de ${dark < green ? 'toits' : 'jardins'} ; l’égalité vaut 20.`,
    decline: 'La tuile ne va presque nulle part. Si elle gâche un bon coin, mettez-la de côté.',
    five: 'Encore deux tours. Les 49 cases bâties valent 15 de plus.',
    last: 'Trois tuiles dans l’ordre voulu : placez d’abord celle qui a le moins de places.',
    end: 'Six rectangles, la ville pleine, l’équilibre : c’est tout le score.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Ailleurs, le rectangle atteindrait ${height * width}.`,
    room: ({ fact: { about, room } }) =>
      room === 'none' ? undefined : `Alors ${piece(about)}, à venir, n’a plus de bonne place.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `Autrement, toits et jardins auraient ${d} d’écart, et non ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best
        ? 'La tuile bloque votre plus grande zone libre. Mieux vaut peut-être la mettre de côté.'
        : undefined,
    fills: ({ chosen }) =>
      'decline' in chosen
        ? 'La tuile ne gêne rien ici, et elle est perdue si vous la mettez de côté.'
        : undefined,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Cela laisse ${change} trous que presque aucune tuile ne peut combler.` : undefined,
  },
};
