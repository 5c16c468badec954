/** The home page in Polish. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Graj',
    tables: 'Stoły',
    rules: 'Zasady',
    you: 'Ty',
  },
  home: {
    eyebrow: 'Cztery gry, jedno miasto',
    headline: 'Buduj miasto, piętro po piętrze',
    lead: 'Gry o budowaniu Nowego Jorku: z przyjaciółmi, nieznajomymi albo cierpliwym botem. Bez konta.',
    games: 'Gry',
    players: (min, max) => (min === max ? `${min} graczy` : `${min}–${max} graczy`),
    minutes: (minutes) => `${minutes} min`,
    playNow: 'Graj teraz',
    pickBot: 'Wybierz bota i zaczynaj',
    easyToHard: 'od łatwego do trudnego',
    close: 'Zamknij',
    bot: {
      level1: 'Uczeń',
      level2: 'Kreślarz',
      level3: 'Budowniczy',
      level4: 'Architekt',
      level5: 'Magnat',
      level6: 'Wizjoner',
    },
    botAbout: {
      level1: 'gra pierwsze, co przyjdzie mu do głowy, i wiele przeocza',
      level2: 'widzi więcej, ale jeszcze się myli',
      level3: 'gra solidnie, choć czasem przeoczy to, co najlepsze',
      level4: 'waży każdą odpowiedź i rzadko się myli',
      level5: 'myśli naprzód i prawie się nie myli',
      level6: 'niczego nie zostawia przypadkowi',
    },
    against: (who) => `Przeciwnik: ${who}`,
    alone: 'Solo',
    starts: (title, who, again) =>
      `${title}, ${who === undefined ? 'gra solo' : `przeciwnik: ${who}`}${again ? ', jak ostatnio' : ''}`,
    dealing: 'Rozkładam grę…',
    newTable: 'Nowy stół online',
    rules: 'Zasady',
    options: 'Wszystkie opcje',
    of: (what, title) => `${what}: ${title}`,
    learn: 'Nauka w dwie minuty',
    foot: 'Wolne oprogramowanie na licencji MIT.',
  },
  about: {
    flatiron: 'Buduj z rywalem tę samą wieżę, piętro po piętrze, i przyćmij go, zanim stanie dach.',
    newyork1901: 'Kupuj działki na Dolnym Manhattanie i stawiaj coraz wyższe wieżowce.',
    newyorkcity: 'Licytuj prasę, postacie i wieżowce i zdobądź dzielnice Nowego Jorku.',
    rowhouse: 'Wybieraj w tajemnicy, buduj razem z innymi: mała gra o kolorowych domach.',
    tangramcity: 'Wszyscy układają te same płytki: twórz duże prostokąty, z dachami i ogrodami w równowadze.',
  },
};
