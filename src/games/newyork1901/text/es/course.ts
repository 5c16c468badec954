/** The lessons, questions and player aid of New York 1901, in Spanish. */
import type { NewYorkCourseText } from '../courseText.ts';

export const course: NewYorkCourseText = {
  summary:
    'Nueva York, 1901. Toma solares, levanta rascacielos y más tarde derríbalos para hacerlos más altos. Cada uno puntúa al construirse, y esos puntos no se pierden nunca. Al final, tres calles dan 5 puntos a quien tenga más edificios en ellas. Gana quien tenga más puntos.',
  lessons: {
    build: 'Un rascacielos puntúa',
    turn: 'Un turno entero',
    neighbours: 'Más grande en dos solares',
    silver: 'Abajo lo viejo',
    gold: 'El oro permanece',
    workers: 'Los cuatro están fuera',
    cards: 'Tres cartas',
    end: 'El último turno',
  },
  lines: {
    buildGoal: 'Los rascacielos dan puntos. Gana quien tenga más puntos al final.',
    buildBar: 'Tu obrero ocupa el azul 5. Elige la barra de 2 de bronce y luego su sitio en el solar.',
    buildStop: 'Así tu solar quedaría vacío. Construye primero.',
    buildTooLarge: 'Necesita más casillas de las que tiene tu solar. Toma la barra de 2.',
    buildClosed: 'Todavía no: la plata se abre con 6 puntos y el oro con 18. El bronce está abierto.',
    buildHasLot: 'Ya tienes tu solar de este turno. Ahora construye en él.',
    buildPraise: '¡+2! Tu marcador ha avanzado por el marco y tu obrero vuelve a estar libre.',
    turnLand: 'Un turno empieza por el terreno: toma una carta y luego un solar libre de su color y tamaño.',
    turnDemolish: 'Derribar es la otra clase de turno; la verás en la lección 4. Ahora toma un solar.',
    turnLandFirst: 'Primero el terreno: toma una carta. Después construyes.',
    turnTaken: 'Ahí ya hay alguien. Toma un solar que brille.',
    turnNoCard: 'Ahora no hay carta para ese solar. Color y tamaño deben coincidir.',
    turnBuild: 'Es tuyo. Ahora construye: un lado de la loseta debe tocar una calle o un parque.',
    turnStop: 'Puedes parar aquí y conservar el solar. Pero construye ya: así vuelve el obrero.',
    turnNoFront: 'Ahí ningún lado toca una calle o un parque. Prueba las otras casillas.',
    turnPraise: 'Carta, obrero, edificio: un turno entero, y tu obrero ha vuelto. Ahora Bruno hace lo mismo.',
    neighboursLot: 'El turno pasado te quedaste el azul 12. Toma un solar azul que lo toque.',
    neighboursApart: 'No toca el azul 12: ninguna loseta cabe en los dos. Mira a su lado.',
    neighboursDemolish: 'Eso sería todo el turno. Mejor toma un solar junto al azul 12.',
    neighboursCard: 'Con un obrero libre, primero se toma una carta y luego se construye.',
    neighboursAcross: 'Ahora pon una loseta sobre los dos solares. Cada número es un sitio y una posición.',
    neighboursStop: 'Se quedarían fuera dos obreros. Construye sobre los dos solares.',
    neighboursOne: 'Así vuelve un solo obrero. Ponla sobre los dos solares.',
    neighboursPraise: ({ points }) =>
      `${points} puntos, y vuelven los dos obreros. Lo que sobra sigue siendo tuyo.`,
    neighboursSmall: 'Los dos obreros han vuelto. Una loseta mayor habría dado más.',
    silverOpen: '¡8 puntos! Desde 6 puntos puedes construir de plata, que da más.',
    silverOver:
      'La plata puede sustituir a tus edificios más antiguos: ese es todo el turno. En un número rojo cae algo tuyo.',
    silverLot: 'También es un buen turno. Aquí prueba la otra clase: sustituye algo viejo.',
    silverBronze: 'El bronce puede sustituir a tu primer edificio, sí. La plata da más: pruébala.',
    silverNotHigher: 'Solo lo nuevo sustituye a lo antiguo: inicio, bronce, plata, oro.',
    silverGold: 'El oro se abre con 18 puntos. Tienes 8.',
    silverNoFit: 'Esa no cabe en tu terreno. Prueba otra loseta de plata.',
    silverPraise: ({ points }) =>
      `¡+${points}! Tus puntos de antes también se quedan: derribar no cuesta nada.`,
    goldOpen:
      '¡19 puntos! El oro está abierto, y también las cuatro torres legendarias. Cada cual puede construir una.',
    goldBlock:
      'Tus tres solares azules forman un bloque de 2 por 3. Pon ahí la loseta más valiosa que quepa.',
    goldLot: 'El terreno puede esperar un turno. Las torres legendarias, quizá no: Bruno tiene 16 puntos.',
    goldSilver: '¿Otra vez plata? El oro ya está abierto y da más.',
    goldNotYours: 'Esa no cabe en tu terreno. Busca una forma de 2 por 3.',
    goldParkRow: '+9: el Park Row Building es tuyo. El oro y las torres legendarias no caen nunca.',
    goldSlab: '+8. El oro no cae nunca. El Park Row Building habría dado 9 en el mismo sitio.',
    goldOther: ({ points }) =>
      `+${points}. El oro no cae nunca, así que llena el terreno: aquí cabían 8 o 9.`,
    workersOut:
      'Los cuatro obreros están fuera: este turno no hay carta. Construye una loseta que libere al menos dos.',
    workersOne: 'Solo vuelve uno. Ponla donde se juntan dos solares.',
    workersNone: 'De ahí no vuelve nadie. Construye donde están tus obreros.',
    workersNoCard: 'Sin obrero libre no hay carta. Construye primero.',
    workersPraise: ({ workers }) =>
      `Vuelven ${workers} obreros: ya puedes tomar cartas otra vez. Quien se quede bloqueado devuelve un solar.`,
    cardsThree: 'Tres cartas, cada una para una sola vez. Una carta sin jugar vale 1 punto al final.',
    cardsBoom: 'Acabas de construir y llegar a 6 puntos. Juega Construction Boom para construir otra vez.',
    cardsStop: 'Aquí la carta compensa: un edificio más, ahora.',
    cardsGrab: 'Land Grab es para dos solares de dos casillas. Tomaste uno de tres.',
    cardsShift: 'Market Shift es para el comienzo de un turno.',
    cardsSecond: 'Tu segundo edificio, y la plata ya está abierta.',
    cardsPraise: ({ points }) =>
      `+${points}, dos veces en un turno. Market Shift cambia las cuatro cartas antes de tu turno; Land Grab toma otro solar de dos casillas.`,
    endTiles: 'A Bruno solo le quedan cuatro losetas: la partida acaba. Tienes un último edificio.',
    endStreets:
      'Cada calle da 5 puntos a quien tenga en solitario más edificios en ella. Un empate no da nada.',
    endWin: 'Vas por detrás, 50 a 57. ¿Qué edificio gana la partida?',
    endStop: 'Hay un edificio que gana. Mira las calles.',
    endSilver: '5 puntos ahora, pero ninguna calle: 60 a 62. El azul 9 da a dos calles.',
    endBar: '2 puntos y ninguna calle. El azul 9 da a dos: ahí un edificio cuenta doble.',
    endNoRoom: 'Esa no cabe en tus solares libres. Basta una pequeña.',
    endNoDemolition: 'Has tomado un solar, así que no se derriba nada. Usa tus solares libres.',
    endPraise: 'Broadway es tuya, y el empate en Wall Street deja a Bruno sin nada: 62 a 57. ¡Ganas!',
  },
  questions: {
    scored: {
      ask: '¿Qué puntúa durante la partida?',
      answers: ['Un rascacielos, al construirse', 'Un solar, al tomarlo', 'Un obrero que vuelve'],
    },
    beginning: {
      ask: 'Tienes obreros libres. ¿Con qué puede empezar tu turno?',
      answers: ['Tomar una carta, o derribar y reconstruir', 'Construir en un solar tuyo', 'Pasar'],
    },
    noWorker: {
      ask: 'No tienes ningún obrero libre. ¿Qué no puedes hacer?',
      answers: ['Tomar una carta', 'Construir', 'Derribar y reconstruir'],
    },
    home: {
      ask: 'Una loseta cubre partes de tres solares tuyos, cada uno con un obrero. ¿Quién vuelve?',
      answers: ['Los tres obreros', 'Un obrero', 'Nadie, hasta que los solares estén llenos'],
    },
    stands: {
      ask: '¿Dónde puede alzarse un rascacielos?',
      answers: [
        'En terreno propio, con un lado en una calle o un parque',
        'En cualquier parte del plano',
        'Solo en un único solar que llene',
      ],
    },
    keeps: {
      ask: 'Derribas dos barras de bronce por una torre de plata. ¿Qué pasa con sus puntos?',
      answers: ['Los conservas', 'Los pierdes', 'Pierdes la mitad'],
    },
    replaces: {
      ask: '¿Qué puede sustituir una loseta de plata?',
      answers: ['El bronce y el edificio inicial', 'El bronce y la plata', 'Cualquier cosa tuya'],
    },
    gold: {
      ask: '¿Qué es cierto del oro?',
      answers: ['No cae nunca', 'Solo cae por un legendario', 'Se abre con 6 puntos'],
    },
    tie: {
      ask: 'En Wall Street, Bruno y tú tenéis tres edificios cada uno al final. ¿Quién recibe los 5 puntos?',
      answers: ['Nadie', 'Ambos', 'Quien construyó allí primero'],
    },
    lastRound: {
      ask: '¿Qué inicia la última ronda?',
      answers: [
        'A alguien le quedan solo cuatro losetas propias, o el mercado no se puede llenar',
        'Alguien llega a 50 puntos',
        'Se construye el primer legendario',
      ],
    },
  },
  aid: [
    {
      heading: 'Tu turno: una de dos',
      lines: [
        'Toma una carta y pon un obrero en un solar libre de su color y tamaño; luego puedes construir una loseta.',
        'Derriba: una loseta más nueva sobre otras tuyas más antiguas.',
        'Sin obrero libre no hay carta: construye o derriba.',
      ],
    },
    {
      heading: 'Construir',
      lines: [
        'Terreno propio, un lado en una calle o un parque. Los obreros vuelven. Puntos al momento.',
        'Bronce siempre · plata desde 6 · oro y un legendario desde 18. El oro no cae nunca.',
      ],
    },
    {
      heading: 'Cartas, una vez cada una',
      lines: ['Boom: construir otra vez. Shift: mercado nuevo. Grab: otro solar de dos casillas.'],
    },
    {
      heading: 'Final',
      lines: [
        'Cuatro losetas restantes, o mercado incompleto: los demás juegan un turno más.',
        'Cada calle: 5 por más edificios, nada en un empate. Carta sin jugar: 1.',
      ],
    },
  ],
};
