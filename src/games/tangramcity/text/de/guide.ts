/** Notes and doubts of the coach in Tangram City, in German. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));
/** The accusative: only the masculine article changes. */
const pieceAsObject = (tile: string | number | undefined) => piece(tile).replace(/^der /, 'den ');

export const guide: TangramGuideText = {
  notes: {
    side: 'Beide Seiten sind gut: Sie bestimmen nur, wo deine ersten Felder liegen und welche Farbe sie haben.',
    first: 'Baue um den Startbereich herum: Er ist schon bebaut.',
    known: ({ tile, place, cards }) =>
      `Deine Karte, ${piece(tile)}, ist Nummer ${place} von ${cards}. Halte einen Platz frei.`,
    twin: 'Das Zeichen auf der Karte: Ein anderes Plättchen sieht bis auf eine Hälfte gleich aus.',
    move: 'Anders überlegt? Bis zur nächsten Karte darfst du es verschieben oder zurücknehmen.',
    fountain: 'Ein Brunnen schließt ein halbes Feld. Am besten dort, wo das Rechteck wächst.',
    scored: ({ points }) => `${points} Punkte. Baue breite Blöcke: Sie wachsen schneller als lange Reihen.`,
    halves: ({ count }) =>
      `${count} Felder sind halb offen und zählen noch nicht. Suche Plättchen mit der anderen Hälfte.`,
    closed: 'Diese Karte kannte niemand. Lass Platz für Überraschungen.',
    marker: 'Wer führt, bekommt den Startmarker: Diese Handkarte wird dann als erste aufgedeckt.',
    noRoom: ({ tile }) => `Nirgends ist Platz für ${pieceAsObject(tile)}: aus dem Spiel.`,
    balance: ({ dark = 0, green = 0 }) =>
      `${dark} Dächer, ${green} Gärten. Wähle mehr ${dark < green ? 'Dächer' : 'Gärten'}; Gleichstand bringt 20.`,
    decline: 'Es passt kaum. Wenn es eine gute Ecke zerstört, lege es beiseite.',
    five: 'Noch zwei Runden. Sind alle 49 Felder bebaut, gibt es 15 Punkte mehr.',
    last: 'Drei Plättchen in beliebiger Reihenfolge: Lege zuerst, was die wenigsten Plätze hat.',
    end: 'Sechs Rechtecke, die volle Stadt, die Balance: Das ist die ganze Wertung.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Anderswo würde das Rechteck auf ${height * width} wachsen.`,
    room: ({ fact: { about, room } }) =>
      room === 'none'
        ? undefined
        : `Dann bleibt in dieser Runde kein guter Platz für ${pieceAsObject(about)}.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `Sonst wäre der Abstand von Dächern und Gärten ${d}, nicht ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best
        ? 'Es versperrt dein größtes freies Gebiet. Beiseitelegen kann besser sein.'
        : undefined,
    fills: ({ chosen }) =>
      'decline' in chosen ? 'Es passt ohne Schaden, und beiseitegelegt ist es weg.' : undefined,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Das lässt ${change} Lücken, die kaum ein Plättchen füllen kann.` : undefined,
  },
};
