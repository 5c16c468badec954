/** The characters in Polish; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import type { CharacterWords } from '../text.ts';

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Sekretarka',
    ability: '1 punkt; odrzuć dowolną liczbę kart z ręki i dobierz tyle samo.',
    short: '+1 punkt, wymiana kart',
  },
  goBetween: {
    name: 'Pośrednik',
    ability: 'Zamiast pary weź po jednej karcie z dwóch par.',
    short: 'Po karcie z dwóch par',
  },
  archivist: {
    name: 'Archiwistka',
    ability: '1 punkt; karta z talii powiększa twoją rezerwę o jedną.',
    short: '+1 punkt, rezerwa +1',
  },
  bulkBuyer: {
    name: 'Hurtownik',
    ability: 'Weź obie swoje pary naraz.',
    short: 'Obie pary naraz',
  },
  scout: {
    name: 'Zwiadowczyni',
    ability: 'Dobierz 3 karty, potem odrzuć 2.',
    short: 'Dobierz 3, odrzuć 2',
  },
  banker: {
    name: 'Bankier',
    ability: 'Weź 2 dolary.',
    short: 'Weź 2 dolary',
  },
  headhunter: {
    name: 'Łowca głów',
    ability: 'Zwolnij jedną ze swoich postaci i zatrudnij wartą najwyżej o 1 więcej.',
    short: 'Postać o 1 lepsza',
  },
  bookkeeper: {
    name: 'Księgowy',
    ability: 'Za każdą kartę właśnie wziętej pary weź taką samą ze swojej rezerwy.',
    short: 'Takie same z rezerwy',
  },
  reporter: {
    name: 'Reporterka',
    ability: 'Dobierz 1 kartę i weź 1 dolara.',
    short: '+1 karta, +1 dolar',
  },
  agent: {
    name: 'Agent',
    ability: 'Dobierz 2 karty.',
    short: 'Dobierz 2 karty',
  },
  wrecker: {
    name: 'Rozbiórkowiec',
    ability: 'Zastąp czarny wieżowiec wieżowcem ze swojej planszy.',
    short: 'Zastąp czarny wieżowiec',
  },
  librarian: {
    name: 'Bibliotekarka',
    ability: '1 punkt; odrzuć dowolną liczbę kart rezerwy i uzupełnij ją.',
    short: '+1 punkt, nowa rezerwa',
  },
  interpreter: {
    name: 'Tłumacz',
    ability: 'Jedna wybrana karta liczy się jak jedna karta wymaganego rodzaju.',
    short: 'Karta jak wymagana',
  },
  whistleBlower: {
    name: 'Sygnalistka',
    ability: 'Cofnij się o 1 lub 2 pola na torze prasy, każde za jokera w tej ofercie.',
    short: '1–2 pola w tył: jokery',
  },
  assistant: {
    name: 'Asystentka',
    ability: 'Z kartą z ręki zagraj też kartę tego samego rodzaju z rezerwy.',
    short: 'Też karta z rezerwy',
  },
  lobbyist: {
    name: 'Lobbysta',
    ability: 'Twoja oferta jest wyższa o jokera.',
    short: 'Oferta +1 joker',
  },
  patron: {
    name: 'Mecenas',
    ability: 'Twoja oferta w licytacji prestiżu jest wyższa o kartę prestiżu.',
    short: 'Prestiż: oferta +1',
  },
  doorman: {
    name: 'Portier',
    ability: 'Weź 1 dolara; w tej licytacji licytujesz na końcu.',
    short: 'Na końcu, +1 dolar',
  },
  celebrity: {
    name: 'Gwiazda',
    ability: 'Twoja oferta w licytacji prestiżu daje podwójne punkty.',
    short: 'Punkty prestiżu ×2',
  },
  engineer: {
    name: 'Inżynier',
    ability: 'Jedna wybrana karta liczy się jak dwie karty wymaganego rodzaju.',
    short: 'Karta jak dwie',
  },
  foreman: {
    name: 'Brygadzista',
    ability: 'Gdy budujesz, zbuduj tam jeszcze jeden z zasobów.',
    short: 'Zbuduj tam 1 więcej',
  },
  clerk: {
    name: 'Urzędniczka',
    ability: 'Po licytacji wymień do 2 kart z ręki.',
    short: 'Wymień 2 karty z ręki',
  },
  singer: {
    name: 'Śpiewaczka',
    ability: '2 punkty.',
    short: '+2 punkty',
  },
  draughtsman: {
    name: 'Kreślarka',
    ability: '1 punkt i wieżowiec z zasobów.',
    short: '+1 punkt, +1 wieżowiec',
  },
  actor: {
    name: 'Aktor',
    ability: '3 punkty.',
    short: '+3 punkty',
  },
  photographer: {
    name: 'Fotografka',
    ability: 'Wieżowiec z zasobów i 1 pole na torze prasy.',
    short: '+1 wieżowiec, +1 prasa',
  },
  editor: {
    name: 'Redaktor',
    ability: 'Tyle pól na torze prasy, ile wynosi twoje miejsce na nim.',
    short: 'Prasa według miejsca',
  },
  orangeLamplighter: {
    name: 'Latarnik pomarańczowy',
    ability: 'Koniec: 1 punkt za każdy twój wieżowiec w Bronxie.',
    short: '1 za wieżowiec: Bronx',
  },
  greenLamplighter: {
    name: 'Latarnik zielony',
    ability: 'Koniec: 1 punkt za każdy twój wieżowiec na Staten Island.',
    short: '1 za wieżowiec: Staten Isl.',
  },
  brownLamplighter: {
    name: 'Latarnik brązowy',
    ability: 'Koniec: 1 punkt za każdy twój wieżowiec na Brooklynie.',
    short: '1 za wieżowiec: Brooklyn',
  },
  purpleLamplighter: {
    name: 'Latarnik fioletowy',
    ability: 'Koniec: 1 punkt za każdy twój wieżowiec w Queens.',
    short: '1 za wieżowiec: Queens',
  },
  whiteLamplighter: {
    name: 'Latarnik biały',
    ability: 'Koniec: 1 punkt za każdy twój wieżowiec na Manhattanie.',
    short: '1 za wieżowiec: Manhattan',
  },
  publisher: {
    name: 'Wydawczyni',
    ability: 'Koniec: 1 punkt za każde 2 pola na torze prasy, z zaokrągleniem w górę.',
    short: '1 za 2 pola prasy',
  },
  collector: {
    name: 'Kolekcjoner',
    ability: 'Koniec: 2 punkty za każdą kartę jednego rodzaju w twojej rezerwie.',
    short: '2 za kartę rodzaju',
  },
  townPlanner: {
    name: 'Urbanista',
    ability: 'Koniec: 2 punkty za każdą dzielnicę z co najmniej 3 twoimi wieżowcami.',
    short: '2 za dzielnicę z 3',
  },
  manager: {
    name: 'Dyrektorka',
    ability: 'Koniec: 1 punkt za każdą twoją postać.',
    short: '1 za postać',
  },
  haulier: {
    name: 'Przewoźnik',
    ability: 'Koniec: 5 punktów za każdy zestaw taksówki i autobusu.',
    short: '5: taksówka + autobus',
  },
  railwayman: {
    name: 'Kolejarz',
    ability: 'Koniec: 5 punktów za każdy zestaw tramwaju i metra.',
    short: '5: tramwaj + metro',
  },
  harbourMaster: {
    name: 'Kapitan portu',
    ability: 'Koniec: 5 punktów za każdy zestaw statku i taksówki.',
    short: '5: statek + taksówka',
  },
  chauffeur: {
    name: 'Szofer',
    ability: 'Koniec: 6 punktów za każdy zestaw pojazdu i 2 dolarów.',
    short: '6: pojazd + 2 dolary',
  },
  contractor: {
    name: 'Wykonawca',
    ability: 'Koniec: 6 punktów za każdy zestaw pojazdu i 2 wieżowców z twojej planszy.',
    short: '6: pojazd + 2 wieżowce',
  },
  financier: {
    name: 'Finansista',
    ability: 'Koniec: 6 punktów za każdy zestaw 2 dolarów i 2 wieżowców z twojej planszy.',
    short: '6: 2 dolary + 2 wieżowce',
  },
};
