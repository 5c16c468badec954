/** The whole server in Polish. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'Dla tych, którzy go prowadzą',
  title: 'Serwer',
  lead: 'Jak się miewa i gdzie coś się dzieje. Ruchy, odmowy i awarie liczone są od ostatniego uruchomienia.',
  figures: 'Liczby',
  version: 'Wersja',
  since: 'Działa od',
  memory: 'Pamięć',
  megabytes: (count) => `${count} MB`,
  sockets: 'Otwarte połączenia',
  people: 'Znane osoby',
  tables: { gathering: 'Stoły zbierające graczy', playing: 'Stoły w grze', over: 'Stoły zakończone' },
  plays: 'Wykonane ruchy',
  restarts: 'Ponownie uruchomione wątki',
  botFailures: 'Boty, które zawiodły',
  ratings: 'Oceny porównane',
  notCompared: 'jeszcze nie',
  comparedGames: (when, games) => `${when}: ${counted(games, 'partia', 'partie', 'partii', 'partii')}`,
  ratingsDiffer: (count, ladders) =>
    `Zapisane oceny niezgodne z partiami: ${count} (${ladders}). Dziennik wymienia niektóre; „ratings verify” podaje wszystkie, „ratings rebuild” liczy je od nowa.`,
  refusals: 'Odmowy',
  noRefusals: 'Niczego nie odmówiono.',
  latest: 'Ostatnie stoły',
  noTables: 'Nikt jeszcze nie otworzył stołu.',
  lookIn: (game) => `Zajrzyj: ${game}`,
};
