/** Notes and doubts of the coach in Flatiron, in Polish. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const going = (number: string | number | undefined) => at(names.going, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street }) => `Pójście ${going(street)} daje ci 1 $ i można tam budować.`,
    tray: 'Nic jeszcze nie jest ostateczne. Złóż swoją turę; jasny przycisk ją wysyła.',
    revealed: 'To odkrywa coś nowego, więc nie da się tego cofnąć.',
    roof: 'Został tylko dach. Od razu kończy grę: zadbaj, by wtedy prowadzić.',
    keep: ({ name }) => `Zatrzymaj jedną gazetę; drugą dostaje ${name}. Pomyśl, co można z nią zrobić.`,
    given: ({ name }) =>
      `Do gazeciarza dochodzi ${name}, więc i ty masz gazetę. Zagraj ją w dowolnej swojej turze.`,
    sell: 'Masz już ten kolor, więc ten wiersz by go sprzedał. Żeby zbudować go później, pomiń.',
    work: 'Twoja kolumna działa z góry na dół. Użyj każdego wiersza albo go pomiń.',
    slot: 'Każde wolne miejsce daje raz to, co przy nim widać.',
    pillar: 'Te kolory pasują na poziom. Słońca na twojej planszy mówią, ile daje każdy.',
    half: 'U góry czy u dołu: to na zawsze decyduje, która połowa się liczy. Góra działa przed planszą, dół po niej.',
    decree: 'Dekret punktuje na koniec widoczną połową. Szukaj takiego, który pasuje do tego, co robisz.',
    place: 'Dowolna ulica bez dekretu. Uważaj na kciuk: powyżej 0 daje 5 punktów, poniżej kosztuje 3.',
    close: 'Masz jeszcze gazetę. Zagraj ją teraz albo zakończ turę i ją zachowaj.',
    deck: 'To miejsce pozwala kupić kartę z dowolnej talii po jej cenie. Można zrezygnować.',
    other: 'Wybierz jeden z tych wierszy i użyj go jak na miejscu. Jego cenę też się płaci.',
    afar: 'City Hall z daleka: te same trzy rzeczy.',
    news: 'To miejsce pozwala użyć gazety dnia, która zostaje, gdzie jest.',
    any: 'Dowolny kolor za tę cenę: weź taki, który u ciebie jest droższy albo którego brakuje na poziomie.',
    swap: 'Jeden z twoich filarów wraca, przychodzi inny kolor: dobre, gdy poziom ma już twój.',
    board:
      'Każda kolumna: cena filaru, ile daje, i drugi wiersz. Drogie i tanie kolory różnią się na planszach.',
    mine: ({ street }) => `Poziom jest pełny: idź ${going(street)} i zbuduj piętro, 5 $ za 6 punktów.`,
    his: ({ name, street }) =>
      `Poziom jest pełny. Jeśli nie możesz zbudować piętra, idź ${going(street)}: tam chce iść ${name}.`,
    new: 'Nowy poziom, nowa zasada: przeczytaj ją tutaj. Obowiązuje obie strony.',
    two: ({ name }) =>
      `Jeszcze jeden filar i poziom będzie pełny. Jeśli go ustawisz, pierwszą szansę na piętro ma ${name}.`,
    token: 'Ten kciuk podnosi na koniec jedną ulicę o 1; gra kładzie go tam, gdzie da najwięcej.',
    poor: ({ street }) =>
      Number(street) < 0
        ? 'Mało pieniędzy? Każde miejsce daje 2 $.'
        : `Mało pieniędzy? Idź ${going(street)} albo weź 2 $ gdziekolwiek.`,
    total:
      'Przy twoim imieniu widać, ile byłoby punktów, gdyby gra skończyła się teraz, z kciukami i dekretami.',
    full: 'Ta karta trafia do kolumny, która ma już trzy karty: nie można jej kupić.',
    taken: ({ name }) =>
      `Tam, gdzie stoi ${name}, nie możesz wejść. A twoje miejsce jest zamknięte dla innych.`,
    act: 'Idź gdzieś i zrób tam jedną rzecz: kup wierzchnią kartę, użyj swojej kolumny albo weź 2 $.',
    hall: 'W City Hall możesz kupić dekret, użyć gazety dnia albo wziąć 2 $.',
    end: 'Trzy sumy: punkty z gry, kciuki, dekrety. Analiza pokaże, który wybór kosztował najwięcej.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Inny wybór może dać w tej turze ${points(fact.points)}, ten ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `Można by zbudować piętro: ${points(fact.points)} za ${fact.cost} $.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} można by ustawić: ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `Gdzie indziej staniesz na drodze: ${at(names.place, fact.place)}, kolumna z akcjami (${fact.lines}), której używa ${name(fact.rival)}.`,
    reputation: ({ fact }) =>
      fact.points > 0 ? `Reputacja mogłaby na koniec dać o ${points(fact.points)} więcej.` : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `Dekrety mogłyby dać o ${points(fact.points)} więcej.` : undefined,
    newsboy: () => 'Inny wybór prowadzi do gazeciarza, który przyniesie ci gazetę.',
  },
  worse: {
    fills: () => 'To zapełnia poziom i kto przyjdzie następny, może zbudować piętro.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `Dach od razu kończy grę, a licząc wszystko, brakuje ci do prowadzenia ${points(-fact.lead)}.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `To kosztuje na koniec ${points(-fact.points)} za reputację.` : undefined,
    decrees: ({ fact }) =>
      fact.points < 0 ? `Twoje dekrety tracą przez to ${points(-fact.points)}.` : undefined,
  },
};
