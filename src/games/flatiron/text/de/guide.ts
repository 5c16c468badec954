/** Notes and doubts of the coach in Flatiron, in German. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const going = (number: string | number | undefined) => at(names.going, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street }) => `Der Weg ${going(street)} bringt dir 1 $, und dort kannst du bauen.`,
    tray: 'Noch ist nichts endgültig. Stell deinen Zug zusammen; der helle Knopf schickt ihn ab.',
    revealed: 'Das deckt etwas Neues auf und lässt sich nicht zurücknehmen.',
    roof: 'Nur das Dach fehlt noch. Es beendet die Partie sofort: Lieg vorn, wenn es gebaut wird.',
    keep: ({ name }) =>
      `Behalte eine Zeitung; ${name} bekommt die andere. Überleg, was sich damit tun lässt.`,
    given: ({ name }) =>
      `${name} hat den Zeitungsjungen erreicht, also bekommst auch du eine Zeitung. Gib sie in einem deiner Züge aus.`,
    sell: 'Diese Farbe hast du schon, also würde diese Zeile sie verkaufen. Um sie später zu bauen, lass sie aus.',
    work: 'Deine Spalte läuft von oben nach unten. Nutze jede Zeile oder lass sie aus.',
    slot: 'Jeder freie Bauplatz gibt einmal, was daneben steht.',
    pillar: 'Diese Farben passen auf die Etage. Die Sonnen auf deinem Plan sagen, was jede bringt.',
    half: 'Oben oder unten entscheidet für immer, welche Hälfte zählt. Oben kommt vor dem Plan, unten danach.',
    decree:
      'Eine City-Hall-Karte zählt am Ende, mit der Hälfte, die zu sehen ist. Such eine, die zu deinem Spiel passt.',
    place:
      'Jede Straße ohne City-Hall-Karte. Achte auf den Daumen: Über 0 bringt 5 Punkte, unter 0 kostet 3.',
    close: 'Du hast noch eine Zeitung. Gib sie jetzt aus, oder beende den Zug und heb sie auf.',
    deck: 'Auf diesem Bauplatz darfst du eine Karte von einem beliebigen Stapel kaufen. Du darfst verzichten.',
    other: 'Wähle eine dieser Zeilen und nutze sie, als stündest du dort. Ihr eigener Preis kommt dazu.',
    afar: 'Die City Hall aus der Ferne: dieselben drei Dinge.',
    news: 'Dieser Bauplatz lässt dich die Tageszeitung nutzen, die bleibt, wo sie ist.',
    any: 'Jede Farbe zu diesem Preis: Nimm eine, die dich sonst mehr kostet oder der Etage fehlt.',
    swap: 'Eine deiner Säulen geht zurück, eine andere Farbe kommt: gut, wenn die Etage deine schon hat.',
    board:
      'Jede Spalte: der Preis einer Säule, was sie bringt, und eine zweite Zeile. Teure und billige Farben wechseln von Plan zu Plan.',
    mine: ({ street }) => `Die Etage ist voll: Geh ${going(street)} und bau die nächste, 5 $ für 6 Punkte.`,
    his: ({ name, street }) =>
      `Die Etage ist voll. Kannst du die nächste nicht bauen, geh ${going(street)}: ${name} braucht den Ort dafür.`,
    new: 'Neue Etage, neue Regel: Lies sie hier. Sie gilt für euch beide.',
    two: ({ name }) =>
      `Eine Säule noch, dann ist die Etage voll. Setzt du sie, kann ${name} zuerst die nächste bauen.`,
    token: 'Dieser Daumen hebt am Ende eine Straße um 1; das Spiel legt ihn, wo er am meisten bringt.',
    poor: ({ street }) =>
      Number(street) < 0
        ? 'Knapp bei Kasse? Jeder Ort gibt 2 $.'
        : `Knapp bei Kasse? Geh ${going(street)}, oder nimm 2 $ an jedem Ort.`,
    total:
      'Neben deinem Namen steht, was du hättest, wenn jetzt Schluss wäre, mit Daumen und City-Hall-Karten.',
    full: 'Diese Karte gehört in eine Spalte, die schon drei Karten hat: Sie ist nicht zu kaufen.',
    taken: ({ name }) => `Wo ${name} steht, darfst du nicht hin. Und dein Ort ist für ${name} gesperrt.`,
    act: 'Geh an einen Ort und tu dort eine Sache: die oberste Karte kaufen, deine Spalte nutzen oder 2 $ nehmen.',
    hall: 'In der City Hall kannst du eine City-Hall-Karte kaufen, die Tageszeitung nutzen oder 2 $ nehmen.',
    end: 'Drei Summen: Punkte im Spiel, Daumen, City-Hall-Karten. Die Analyse zeigt, welche Wahl am meisten kostete.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Anders sind in diesem Zug ${points(fact.points)} möglich, so nur ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `Die Etage ließe sich bauen: ${points(fact.points)} für ${fact.cost} $.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} ließe sich setzen: ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `Woanders stündest du ${name(fact.rival)} im Weg: ${at(names.place, fact.place)}, eine Spalte mit ${fact.lines} Aktionen.`,
    reputation: ({ fact }) =>
      fact.points > 0 ? `Der Ruf könnte am Ende ${points(fact.points)} mehr bringen.` : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `City-Hall-Karten könnten ${points(fact.points)} mehr bringen.` : undefined,
    newsboy: () => 'Eine andere Wahl erreicht den Zeitungsjungen, der dir eine Zeitung bringt.',
  },
  worse: {
    fills: () => 'Damit ist die Etage voll, und wer als Nächstes kommt, kann die nächste bauen.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `Das Dach beendet die Partie sofort, und alles gezählt liegst du ${points(-fact.lead)} zurück.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `Das kostet am Ende ${points(-fact.points)} beim Ruf.` : undefined,
    decrees: ({ fact }) =>
      fact.points < 0 ? `Deine City-Hall-Karten verlieren dadurch ${points(-fact.points)}.` : undefined,
  },
};
