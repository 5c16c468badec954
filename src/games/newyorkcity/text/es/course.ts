/** The lessons, questions and player aid of New York City, in Spanish. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Seis distritos, cinco rondas. En cada ronda pujas seis veces con cartas: por prensa, dólares, personajes, planos, prestigio y rascacielos. Cada puja da lo que vale, y la más alta uno más. Los rascacielos ganan distritos, que son casi todos tus puntos. Tras cinco rondas gana la mayor puntuación.',
  lessons: {
    district: 'Qué da puntos',
    bid: 'Una puja',
    make: 'Más de un tipo de carta',
    pass: 'Seis pujas, una mano',
    hire: 'Personajes y dólares',
    prestige: 'Losetas de prestigio',
    press: 'Quién va delante',
    draft: 'De dónde vienen las cartas',
    reserve: 'Lo que se queda',
  },
  lines: {
    districtAim:
      'La última puja de una partida. Manhattan da 10 puntos a quien tenga más rascacielos allí. Ahora es Bruno.',
    districtBid:
      'Cada carta de rascacielos construye uno, y la puja más alta uno más. A Bruno no le quedan cartas. Puja 2.',
    districtTie:
      'Así van 3 a 3, y Bruno conserva Manhattan: los empates son para Bruno. La lección 7 dice por qué.',
    districtPass: 'Entonces nada cambia y gana Bruno, 47 a 42.',
    districtPraise:
      'Manhattan te da 10, y a Bruno la mitad. Los negros no son de nadie, pero también ocupan puesto. Ganas, 47 a 42.',
    bidCrown:
      'Se piden dólares y Bruno ha pujado 1. Cada cual recibe lo que puja; la puja más alta lleva la corona y recibe uno más.',
    bidTwo: 'Cada carta de dólares cuenta 1. Puja 2: toca el 2, o las dos cartas.',
    bidTie: 'Un empate: Bruno conservaría la corona y tú recibirías 1.',
    bidPass: 'Sin puja no hay dólares.',
    bidOther: 'Ahora se piden dólares. Esta carta espera su propia puja.',
    bidPraise: '3 dólares: 2 por tu puja, 1 por la corona. Bruno también recibe 1.',
    makePlans:
      'Los planos llevan rascacielos a tu tablero, listos para construir. Bruno ha pujado 2 y tú tienes un plano.',
    makeThree:
      'Dos cartas iguales de otro tipo cuentan como una: tus dos cartas de prensa. Un comodín al lado cuenta uno más. Puja 3.',
    makeLess: 'Bruno conserva la corona con 2. Tú puedes llegar a 3.',
    makePass: 'Puedes llegar a 3: un plano, dos cartas de prensa y el comodín.',
    makePraise: '4 rascacielos. Y sin pérdida: la prensa ya ha pasado en esta ronda.',
    passSix: 'Seis pujas en cada ronda, siempre en este orden. Tus cartas tienen que bastar para las seis.',
    passSave:
      'Primero va la prensa. Para llegar al 3 de Bruno gastarías cinco cartas y perderías el empate. Guárdalas: pasa.',
    passAll: 'Cinco cartas por 3 casillas, y nada para prestigio y rascacielos.',
    passSome: 'Estas cartas cuentan más después, donde se piden.',
    passPraise: 'Las seis cartas siguen siendo tuyas. No pujar también es una jugada.',
    hireBid: 'Una puja por personajes abre el ascensor. Con 2 y la corona llegas al piso 3. Puja 2.',
    hireTie: 'Un empate: Bruno conserva la corona y tú solo llegas al piso 1.',
    hirePass: 'Sin puja no contratas a nadie.',
    hireActor: 'Bruno, delante en la pista de prensa, contrata primero. Ahora tú: contrata al Actor.',
    hireOther: 'Para mirarlo otro día. El Actor es sencillo y fuerte.',
    hireNobody: 'Cada personaje puntúa al final. Contrata uno.',
    hireUse:
      'A nadie le quedan cartas: llega la última fase. Pon un dólar sobre el Actor: 3 puntos, una vez por ronda.',
    hireSinger: 'La Cantante da 2 puntos, el Actor 3.',
    hireIdle: 'Tu dólar daría 3 puntos. Úsalo.',
    hirePraise:
      '3 puntos por un dólar, y otra vez en la próxima ronda. Al final cada personaje da además la cifra de su loseta.',
    prestigeBid:
      'El prestigio da puntos al momento, y las dos pujas más altas toman una loseta. La más alta elige primero: puja 2.',
    prestigeTie: 'Un empate: Bruno elegiría primero.',
    prestigePass: 'Sin puja no hay puntos ni loseta.',
    prestigeBoat:
      'Toma el barco: un distrito vale 5 más. La loseta viaja con su vehículo: este barco une Manhattan y Staten Island.',
    prestigeLay: 'Ponla en Staten Island. Bruno no tiene nada allí, y el alcalde irá allí después.',
    prestigeSubway: 'El metro vale 3, el barco 5.',
    prestigeManhattan: 'Bruno tiene allí dos rascacielos y tú ninguno: los 5 ayudarían a Bruno.',
    prestigeJersey: 'El alcalde nunca va a Jersey City. Lo siguiente es Staten Island.',
    prestigeNothing: 'Una loseta y un rascacielos gratis. Tómalos.',
    prestigePraise:
      '2 puntos, un barco y un rascacielos donde el alcalde aún no ha estado: ya son 7 puntos en Staten Island.',
    pressTied:
      'La última ronda. En Manhattan van 3 a 3, y los empates son para quien va delante en la pista de prensa: Bruno, en 7.',
    pressEnough: 'La prensa da casillas. Estás en 4 y Bruno no ha pujado. ¿Cuánto basta?',
    pressOne: 'Con la corona son 2 casillas, hasta 6: Bruno sigue delante.',
    pressPass: 'Entonces Manhattan sigue siendo de Bruno: 10 a 5.',
    pressPraise:
      'Caes encima de Bruno, así que vas delante. Manhattan te da 10 en vez de 5, y desde la casilla 5 recibes 3 más.',
    draftBegins:
      'Así empieza cada ronda: tres cartas del mazo y luego dos parejas a elegir. Quien va último en la pista de prensa toma primero: tú.',
    draftFirst: 'Tienes dos cartas de rascacielos. Toma la pareja que añade una, y un comodín.',
    draftOther: 'No está mal. Pero las cartas iguales hacen pujas fuertes, y un comodín encaja en todas.',
    draftSecond: 'Bruno toma dólares y personajes. ¿Y tu segunda pareja? Elige.',
    draftPress:
      'Otra carta de prensa, y la prensa va primero. Siete cartas para seis pujas, y dos en reserva.',
    draftPlans: 'Un plano y prestigio: cada puja paga. Siete cartas para seis pujas, y dos en reserva.',
    draftCharacters:
      'Un personaje, y un plano junto al de la reserva. Siete cartas para seis pujas, y dos en reserva.',
    reserveOver:
      'Las seis pujas han terminado. Lo que queda en tu mano se pierde; dos cartas se quedan en tu reserva.',
    reserveKeep:
      'Un comodín encaja en toda puja. Devuelve la carta de dólares; guarda el comodín y la de rascacielos.',
    reserveOther:
      'Un comodín encaja en toda puja, y las cartas de rascacielos ganan distritos. Guarda esas dos.',
    reservePraise:
      'Una nueva ronda: el alcalde está en Brooklyn. La reserva se juega como la mano. Tras cinco rondas se cuentan los distritos.',
  },
  questions: {
    end: {
      ask: '¿Cuándo termina la partida?',
      answers: [
        'Tras cinco rondas',
        'Cuando un distrito está lleno',
        'Cuando alguien ha construido en los seis distritos',
        'Cuando el mazo está vacío',
      ],
    },
    lastBid: {
      ask: '¿Cuál es la última puja de una ronda?',
      answers: ['Rascacielos', 'Prestigio', 'Prensa', 'Lo decide el jugador inicial'],
    },
    value: {
      ask: 'Se piden planos. Juegas 1 plano, 2 cartas de prensa y 1 comodín. ¿Cuánto vale tu puja?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'Se piden dólares. Solo tienes dos comodines. ¿Qué puedes pujar?',
      answers: ['Nada', '1', '2'],
    },
    tie: {
      ask: 'Bruno y tú pujáis 2. ¿Quién recibe uno más?',
      answers: ['Quien va delante en la pista de prensa', 'Quien pujó primero', 'Los dos', 'Nadie'],
    },
    lower: {
      ask: 'Bruno puja 3 por dólares y tú 2. ¿Qué recibes?',
      answers: ['2 dólares', 'Nada', '3 dólares', '1 dólar'],
    },
    character: {
      ask: '¿Qué hace falta para usar un personaje de I, II o III?',
      answers: [
        'Un dólar sobre él, una vez por ronda',
        'Descartar una carta',
        'La corona de la última puja',
        'Tantos dólares como vale',
      ],
    },
    build: {
      ask: 'Tu puja por rascacielos es 3 y la más alta; hay 2 en tu tablero. ¿Cuántos construyes?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan vale 10: tú 3, Bruno 2, negro 2. Bruno está en la casilla 5 de la pista de prensa, el negro en la 8. ¿Qué recibe Bruno?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: '¿Qué pasa con tus cartas tras la sexta puja?',
      answers: [
        'La mano se pierde, la reserva se queda',
        'Todas se quedan',
        'Todas se pierden',
        'Guardas una pareja',
      ],
    },
  },
  aid: [
    {
      heading: 'Una ronda',
      lines: [
        'Roba 3 cartas, toma dos parejas; primero quien va último en la pista de prensa. Seis pujas, última fase. La mano se pierde, la reserva se queda.',
      ],
    },
    {
      heading: 'Una puja',
      lines: [
        'Carta pedida: 1. Dos iguales de otro tipo: 1. Un comodín al lado: 1, o hace pareja con cualquier carta.',
        'Todos reciben su puja, la más alta uno más; empates: quien va delante.',
      ],
    },
    {
      heading: 'Qué dan las pujas',
      lines: [
        'Prensa: casillas. Dólares. Personajes: un piso. Planos: rascacielos para tu tablero.',
        'Prestigio: puntos; las dos más altas: loseta, vehículo, rascacielos.',
        'Rascacielos: del tablero adonde está el alcalde.',
      ],
    },
    {
      heading: 'El final',
      lines: [
        'Distritos: valor entero, mitad, mitad. Personajes. Los seis distritos 3, prensa 5 o más 3. Dólares y tablero: medio punto.',
      ],
    },
  ],
};
