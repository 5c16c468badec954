/** The settings in German. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'Auf diesem Gerät',
  title: 'Einstellungen',
  lead: 'Dieser Browser merkt sie sich; was du für Nachrichten in deiner Abwesenheit wählst, bewahrt der Server auf.',
  look: 'Aussehen',
  table: 'Am Tisch',
  around: 'Ton',
  language: 'Sprache',
  label: {
    theme: 'Farben',
    motion: 'Bewegung',
    textSize: 'Schriftgröße',
    patterns: 'Kräftige Muster',
    autoConfirm: 'Ohne Rückfrage ziehen',
    pointTwice: 'Zweimal antippen sendet',
    answers: 'Liste der Antworten',
    keys: 'Einzelne Tasten',
    playback: 'Seit deinem letzten Zug',
    coach: 'Trainer',
    sound: 'Ton',
    notifications: 'Sag mir, wenn ich dran bin',
  },
  help: {
    theme: 'Nachtblaues Papier, elfenbeinfarbenes, oder wie es das Gerät hat.',
    motion: 'Ob Teile gleiten und Punkte schweben oder gleich dort sind, wo sie hingehören.',
    textSize: 'Für alles Geschriebene, außer auf Spielplänen, die ins Fenster passen müssen.',
    patterns: 'Zeichen und Teile tragen ein deutliches Muster; niemand muss Farben unterscheiden.',
    autoConfirm:
      'Eine Wahl gilt sofort, ohne zweites Tippen. Zurücknehmen geht weiterhin, wo die Regeln es erlauben.',
    pointTwice: 'Was gewählt ist und noch einmal angetippt wird, ist gesendet; der Knopf sendet es auch.',
    answers:
      'Alles, was sich wählen lässt, steht auch in Worten unter dem Spielplan. Zum Spielen genügt der Plan.',
    keys: 'U nimmt zurück, B zeigt die letzten Züge, H fragt nach einem Tipp, ? öffnet die Regeln. Aus: nur Tasten, mit denen man sich auf der Seite bewegt, wie Tab, Pfeile, Enter und Escape.',
    playback:
      'Wie schnell dir die Züge der anderen gezeigt werden, bevor du weiterspielst; oder alle auf einmal, als Liste.',
    coach:
      'Kurze Hinweise, wenn etwas zum ersten Mal vorkommt, und eine Rückfrage, wenn eine Wahl viel kostet (nie unter Menschen).',
    sound: 'Kurz und leise: dein Zug, ein Teil, eine Karte, eine Ablehnung, das Ende.',
    notifications:
      'Eine Meldung dieses Geräts, wenn ein Tisch auf dich wartet. Mit einem Namen kommt sie auch, wenn Skyline geschlossen ist; ohne, solange es in einem anderen Tab oder hinter einem anderen Fenster offen ist.',
  },
  choice: {
    theme: { system: 'Wie das Gerät', night: 'Nacht', day: 'Tag' },
    motion: { system: 'Wie das Gerät', full: 'Alles', none: 'Nichts' },
    textSize: { small: 'Klein', normal: 'Normal', large: 'Groß' },
    playback: { off: 'Als Liste', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    coach: { first: 'Am Anfang', always: 'Immer', off: 'Aus' },
  },
  notification: {
    unavailable: 'Dieser Browser kennt für diese Adresse keine Benachrichtigungen.',
    denied:
      'Der Browser verbietet Benachrichtigungen dieser Adresse; in seinen eigenen Einstellungen lässt sich das ändern.',
    turn: { title: 'Du bist dran', line: 'Ein Tisch wartet auf dich.' },
  },
};
