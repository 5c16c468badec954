/** What the drawings of Rowhouse say besides the game's own words. */
import type { Language } from '#kernel';
import type { COLORS } from './Tile.tsx';

interface RowhouseText {
  readonly points: (count: number) => string;
  readonly colors: Readonly<Record<(typeof COLORS)[number], string>>;
  readonly roof: string;
  /** What a full storey is worth: all alike, all different, anything else. */
  readonly storeys: readonly [string, string, string];
}

export const ROWHOUSE: Readonly<Record<Language, RowhouseText>> = {
  en: {
    points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
    colors: {
      brick: 'Brick: courses of bricks',
      cream: 'Cream: a plain tile with a frame',
      slate: 'Slate: slanting lines',
      moss: 'Moss: dots',
      ochre: 'Ochre: upright lines',
    },
    roof: 'The roof holds the tile you have picked, until it is built; your own roof is of brass',
    storeys: ['Three alike: 6 points', 'Three different: 4 points', 'Any other full storey: 2 points'],
  },
  fr: {
    points: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
    colors: {
      brick: 'Brique : rangs de briques',
      cream: 'Crème : tuile unie encadrée',
      slate: 'Ardoise : lignes obliques',
      moss: 'Mousse : points',
      ochre: 'Ocre : lignes verticales',
    },
    roof: 'Le toit porte la tuile choisie jusqu’à sa pose ; le vôtre est en laiton',
    storeys: [
      'Trois pareilles : 6 points',
      'Trois différentes : 4 points',
      'Tout autre étage complet : 2 points',
    ],
  },
  es: {
    points: (count) => `${count} ${count === 1 ? 'punto' : 'puntos'}`,
    colors: {
      brick: 'Ladrillo: hiladas de ladrillos',
      cream: 'Crema: loseta lisa con marco',
      slate: 'Pizarra: líneas inclinadas',
      moss: 'Musgo: puntos',
      ochre: 'Ocre: líneas verticales',
    },
    roof: 'El tejado guarda la loseta elegida hasta que se construye; el tuyo es de latón',
    storeys: [
      'Tres iguales: 6 puntos',
      'Tres distintas: 4 puntos',
      'Cualquier otra planta completa: 2 puntos',
    ],
  },
  de: {
    points: (count) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
    colors: {
      brick: 'Ziegel: Reihen von Steinen',
      cream: 'Creme: glatt mit Rahmen',
      slate: 'Schiefer: schräge Linien',
      moss: 'Moos: Punkte',
      ochre: 'Ocker: senkrechte Linien',
    },
    roof: 'Im Dach liegt das gewählte Plättchen, bis es verbaut wird; das eigene Dach ist aus Messing',
    storeys: [
      'Drei gleiche: 6 Punkte',
      'Drei verschiedene: 4 Punkte',
      'Jedes andere volle Stockwerk: 2 Punkte',
    ],
  },
};
