/** Promised deals and how they are checked, in German. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'Antwort', 'Antworten');
const numbers = (count: number) => counted(count, 'Zufallszahl', 'Zufallszahlen');
const draws = (count: number) => counted(count, 'Ziehung', 'Ziehungen');

export const fair: FairText = {
  promised: 'Die Verteilung ist versprochen',
  promisedLine:
    'Der Server hat sein Geheimnis für diese Verteilung schon gezogen und zeigt hier dessen Fingerabdruck; ändern kann er es nun nicht mehr. Wer sich setzt oder startet, gibt eigenen Zufall dazu.',
  promise: 'Das Versprechen',
  kept: 'Dieser Browser hat es notiert und vergleicht es nach dem Spiel.',
  how: 'Wie das geht',
  open: 'Verteilung prüfen',
  eyebrow: 'Nachprüfbares Mischen',
  title: 'War die Verteilung fair?',
  lead: 'Vor dem Verteilen bindet sich der Server an sein Geheimnis. Nach dem Spiel kann jeder die Verteilung und jede Ziehung nachrechnen: hier, im eigenen Browser.',
  checking: (done, all) => `Antwort ${done} von ${all} …`,
  verdict: { holds: 'Alles stimmt', broken: 'Etwas stimmt nicht', unproven: 'Es war nichts versprochen' },
  holdsLine: (all, drawn) =>
    `Die Verteilung war versprochen, bevor jemand sie sah, und ${answers(all)} mit ${draws(drawn)} kamen so heraus, wie es aus dem Startwert folgt.`,
  brokenLine: 'Was unten markiert ist, ist nicht so, wie es sein müsste.',
  unprovenLine:
    'Diese Partie wurde auf einem einzigen Gerät gespielt oder bevor es Versprechen gab. Ihre Antworten folgen den Regeln, aber niemand kann sagen, woher der Startwert kam.',
  notOver: {
    title: 'Das Spiel ist noch nicht zu Ende',
    line: 'Dann erst wird das Geheimnis gezeigt. Notiere am Tisch das Versprechen und komm wieder.',
  },
  good: 'stimmt',
  bad: 'stimmt nicht',
  steps: {
    promise: 'Das Versprechen',
    chance: 'Was alle dazugaben',
    seed: 'Der Startwert',
    deal: 'Die Verteilung',
    answers: 'Antworten und Ziehungen',
  },
  promiseLine: 'Gezeigt, als der Tisch eröffnet wurde: die Prüfsumme von Tisch und Geheimnis.',
  otherTable: 'Das ist die Aufzeichnung eines anderen Tischs.',
  notedSame: (when) => `Dieser Browser hat am ${when} dasselbe notiert.`,
  notedOther: (when) =>
    `Dieser Browser hat am ${when} ein anderes notiert. Entweder die Aufzeichnung oder das Versprechen wurde nachträglich geändert.`,
  notNoted: 'Dieser Browser war vor dem Ende nicht am Tisch und hat darum nichts notiert.',
  compare: 'Ein Versprechen, das du selbst notiert hast',
  same: 'Es ist dasselbe.',
  different: 'Es ist ein anderes.',
  secret: 'Das Geheimnis des Servers',
  starter: 'Wer startete',
  nothing: 'nichts',
  yours: 'aus diesem Browser',
  notYours:
    'Nichts, was dieser Browser dazugab, steckt im Startwert. Das stimmt nur, wenn du beim Verteilen nicht mehr am Tisch saßt.',
  chanceLine: 'Das Geheimnis und 64 zufällige Bits von jedem, der sich setzte oder startete.',
  seedLine:
    'Die halbe Prüfsumme von allem darüber. Wer eine einzige Ziffer ändert, bekommt einen anderen Startwert.',
  found: 'In der Aufzeichnung',
  expected: 'Es müsste sein',
  numbers,
  dealWrong: 'Was beim Verteilen gezeigt wurde, folgt nicht aus dem Startwert.',
  answersLine: (all, drawn) => `${answers(all)} nachgespielt, darunter ${draws(drawn)}.`,
  list: 'Jede Ziehung in Worten',
  answer: (number) => `Antwort ${number}`,
  answerWrong: 'Was gezeigt wurde, folgt nicht aus dem Startwert. So hätte es sein müssen:',
  answerRefused: 'Die Regeln erlauben diese Antwort hier nicht; die Prüfung endet damit.',
  lengthWrong: 'Die Aufzeichnung nennt mehr oder weniger Antworten, als gezeigt wurden.',
  works: 'Wie ein Versprechen funktioniert',
  worksLines: [
    'Der Server zieht ein langes Geheimnis und zeigt dessen SHA-256-Prüfsumme. Aus ihr lässt sich das Geheimnis nicht finden, und kein anderes passt zu ihr: wie eine Karte im versiegelten Umschlag auf dem Tisch.',
    'Wer sich setzt oder startet, dessen Browser gibt eigene Zufallsziffern dazu. So kennt der Server den Startwert nicht, solange er noch wählen könnte.',
    'Der Startwert folgt aus dem Geheimnis und diesen Ziffern. Jedes Mischen, jedes Plättchen und jede Karte folgt aus dem Startwert.',
    'Nach dem Spiel wird der Umschlag geöffnet: In der Aufzeichnung stehen das Geheimnis, die Ziffern und eine Prüfsumme dessen, was mit jeder Antwort gezeigt wurde. Dein Browser rechnet alles nach.',
  ],
  limits: 'Was es nicht beweisen kann',
  limitsLines: [
    'Gibst nur du Ziffern dazu, so schützen sie dich. Gibt niemand welche, etwa mit alten Programmen, zählt allein das Geheimnis.',
    'Der Server und die Person, die als Letzte Ziffern dazugibt, könnten gemeinsam Ziffern ausprobieren, bis ihnen die Verteilung gefällt.',
    'Das Versprechen muss vor dem Verteilen gesehen worden sein: Was nicht notiert wurde, lässt sich nur mit der Aufzeichnung selbst vergleichen.',
    'Der Generator (sfc32) ist schnell und gleichmäßig, aber keine Verschlüsselung: Mit viel Rechenzeit ließe sich sein Zustand vielleicht aus vielen Ziehungen finden.',
    'Über Zeichen unter dem Tisch sagt es nichts. Und auch nicht, dass das Glück gleich verteilt war: Faires Glück kann einseitig sein.',
  ],
  self: 'Ohne uns prüfen',
  selfLine:
    'Lade die Aufzeichnung herunter und lass sie vom Programm dieser Seite auf deinem eigenen Rechner prüfen:',
  file: 'Eine Aufzeichnung aus einer Datei',
  another: 'Eine andere Partie prüfen',
  replay: 'Partie ansehen',
  close: 'Schließen',
};
