/** Notes and doubts of the coach in New York City, in German. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { capital } from '../text.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) =>
      `${value} würde auch gewinnen: Nach dir bietet niemand. Du behieltest ${cards}.`,
    wanted: (cards, kind) => `Das kostet ${cards}, gefragt beim Gebot für ${kind}.`,
    tile: 'Ein Gebot bringt hier ein Prestigeplättchen und dazu einen Wolkenkratzer.',
    ties: (value, name) => `${value} ist nur ein Gleichstand, und ${name} liegt auf der Presseleiste vorn.`,
    beaten: (name, bid, value) => `${name} behält mit ${bid} die Krone; ${value} bekäme sie.`,
    lost: (count) => `Von diesem Gebot verfällt: ${count}.`,
    brings: (value, gain) => `Ein Gebot von ${value} bedeutet: ${gain}.`,
    district: (where, points, instead) =>
      `${capital(where)} ist mehr drin: ${points} Punkte statt ${instead}.`,
    elsewhere: (points) => `Woanders brächte es nach jetzigem Stand ${points} mehr.`,
    use: (name, points) => `${name} brächte nach jetzigem Stand ${points}, und du hast einen Dollar.`,
    hires: (name) => `Erreichbar und für dich mehr wert: ${name}.`,
    pair: (cards) => `Mit einem anderen Paar hättest du ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'Die letzte Runde. Was du jetzt nicht baust oder nutzt, ist am Ende einen halben Punkt wert.',
    draft:
      'Nimm jetzt ein Paar und noch eins, wenn du wieder dran bist. Gleiche Karten und Joker geben starke Gebote.',
    banker: 'Dein Bankier macht aus 1 Dollar 2. Nutze ihn, bevor du Karten nimmst, in jeder Runde.',
    round: 'Der Bürgermeister ist weitergezogen. Alle Personen sind wieder frei, jede für einen Dollar.',
    press:
      'Presse entscheidet bei Gleichstand und darüber, wer zuerst handelt. Ab Feld 5 bringt sie 3 Punkte.',
    dollars: 'Du brauchst einen Dollar für jede Person, die du in einer Runde nutzt. Der Rest wartet.',
    characters:
      'Das Gebot, und eins mehr für die Krone, ist dein Stockwerk. Jede Person zählt am Ende Punkte.',
    plans: 'Baupläne füllen dein Tableau. Bauen kannst du nur, was dort steht.',
    prestige:
      'Zu zweit bringt jedes Gebot für Prestige ein Plättchen und einen Wolkenkratzer, auch ein Gebot von 1.',
    skyscrapers:
      'Sie kommen in den Bezirk des Bürgermeisters. Die Zahlen zeigen, was jede Reihe jetzt brächte.',
    send: 'Noch ist nichts endgültig. Der leuchtende Knopf schickt es ab.',
    hire: 'I, II, III sagen, wann eine Person wirkt; Ende zählt am Ende und braucht keinen Dollar.',
    award:
      'Plättchen, Fahrzeug, Bezirk: Suche einen Bezirk, in dem du vorn liegst oder noch gar nichts hast.',
    empty:
      'Dein Tableau ist leer. Du darfst einen Wolkenkratzer von woanders versetzen. Achte darauf, was du aufgibst.',
    keep: 'Diese bleiben für die nächste Runde. Am besten Joker und die Art, die du sammelst.',
    act: ({ character }) =>
      `Die letzte Phase: Für je einen Dollar wirken Personen von III. Du hast: ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `Für einen Dollar kann eine Person bei diesem Gebot helfen: ${characterIn(vocabulary, character)}.`,
    crown: 'Die Krone ging an dich: eins mehr. Und du eröffnest das nächste Gebot.',
    tie: 'Dasselbe Gebot, aber die andere Seite liegt auf der Presseleiste vorn.',
    second: ({ name, bid }) =>
      `${name} hat ${bid} geboten: Eins mehr genügt, oder gleich viel, wenn du auf der Presseleiste vorn liegst.`,
    open: 'Andere können noch höher gehen. Ein Gebot bringt auch ohne Krone etwas.',
    joker: 'Ein Joker zählt 1 neben einer echten Karte. Am meisten bringt er, wo du die Krone willst.',
    low: 'Dein Tableau ist fast leer: Ohne Baupläne gibt es nichts zu bauen.',
    total: 'Neben deinem Namen stehen die Punkte bisher, in Klammern der Stand, wenn es jetzt zu Ende wäre.',
    black: ({ district, space }) =>
      `Schwarz führt ${inDistrict(vocabulary, district)} mit so vielen wie du. Einer mehr, oder Feld ${space} der Presseleiste, und du führst.`,
    six: ({ district }) =>
      `Du hast noch nichts ${inDistrict(vocabulary, district)}. Baust du dort, hast du alle sechs: vor allen anderen 4 Punkte, am Ende 3.`,
    statue: 'Alle sechs Bezirke: Die 4 Punkte der Statue sind weg, die 3 am Ende kannst du noch holen.',
    five: ({ spaces }) => `Feld 5 bringt am Ende 3 Punkte. Dir fehlen ${spaces}.`,
    stack: 'Zwei Personen zum Anfang. Einfache bringen jede Runde Punkte oder Dollar.',
    end: 'Das meiste sind Bezirke. Die Analyse zeigt, welches Gebot am meisten gekostet hat.',
  },
  ...doubts,
};
