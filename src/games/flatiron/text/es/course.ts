/** The lessons, questions and player aid of Flatiron, in Spanish. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'Dos arquitectos levantan un mismo edificio: el Flatiron de Nueva York. Cada pilar que colocas da puntos, y cada planta nueva también. Tu tablero tiene cuatro calles: ve a una y usa lo que ofrece. Las cartas las refuerzan. El tejado acaba la partida y gana quien tenga más puntos.',
  lessons: {
    roof: 'El objetivo',
    turn: 'El turno más pequeño',
    card: 'Una columna más fuerte',
    column: 'Una columna en marcha',
    floor: 'La planta siguiente',
    newsboy: 'Periódicos',
    reputation: 'Lo que cuenta al final',
    colours: 'Qué pilar, qué hueco',
    block: 'Cerrar el paso',
  },
  lines: {
    roofMissing: 'Es el final de una partida. Bruno tiene 44 PV, tú 41, y solo falta el tejado.',
    roofBuild: 'El tejado cuesta 5 $ y da 6 PV. Tienes 5 $: ponlo.',
    roofSkipped: 'Entonces lo construye Bruno, se lleva los 6 PV y gana. Usa la línea.',
    roofPraise: 'Ganas, 47 a 44. Ese es el objetivo: tener más PV cuando se pone el tejado.',
    turnGo:
      'Volvamos al principio. Un turno tiene dos pasos: ir a una localización y hacer una cosa allí. Ve a Broadway.',
    turnUse: 'Cada calle tiene una columna en tu tablero. Usa esta.',
    turnBuy: 'Una columna va de arriba abajo. Primera línea: compra un pilar naranja por 3 $.',
    turnBuild: 'Segunda línea: constrúyelo por 1 $.',
    turnSlot: 'El naranja te da 4 PV. El hueco suma lo que pone al lado: elige el del naranja.',
    turnElsewhere: 'Puedes ir allí. Pero en Broadway compras y construyes de una vez.',
    turnCard: 'Las cartas vienen en la próxima lección. Usa tu columna.',
    turnMoney: 'Los 2 $ son para cuando no hay nada mejor. Usa tu columna.',
    turnOtherSlot: ({ gains }) =>
      `Eso suma ${gains === 'points' ? '2 PV' : '2 $'}. El hueco del centro da 3 PV, porque el pilar es naranja.`,
    turnPraise: '7 PV. Eso es un turno entero: ir a un sitio y hacer una cosa.',
    cardGo: 'Las cartas dan más líneas a una columna. La de la 23rd Street cuesta 1 $. Ve allí.',
    cardBuy: 'Cómprala.',
    cardBand:
      'Su banda dice 5th: va a tu 5th Avenue, la compres donde la compres. Arriba cuenta su mitad superior; abajo, la inferior.',
    cardAbove: 'Ponla arriba: la columna va de arriba abajo, así que sus 2 $ llegan primero.',
    cardTaken: 'Allí está Bruno. Dos arquitectos nunca comparten localización.',
    cardStay: 'Ya estás ahí: tienes que ir a otra parte.',
    cardElsewhere: 'La carta que quieres está en la 23rd Street.',
    cardFirst: 'También valdría. Ahora compra la carta.',
    cardBelow: 'Abajo te vende cualquier pilar por 2 $. Arriba, sus 2 $ ayudan a pagar lo que sigue.',
    cardPraise:
      'Tu 5th Avenue tiene ya tres líneas; en una columna caben tres cartas como mucho. Otra calle valía un poco más: esta enseñaba las cartas.',
    columnGo: 'Ahora úsala. Ve a la 5th Avenue: en esta planta, ir allí da 1 $.',
    columnUse: 'Usa la columna: tres líneas, de arriba abajo. Lo que no cuesta nada se hace solo.',
    columnWhite: 'Ya tienes tus 2 $. Ahora compra el blanco por 1 $.',
    columnBuild: 'Constrúyelo por 2 $: el blanco da 2 PV, y el último hueco, 2 $.',
    columnFirst: 'Mira antes lo que puede hacer tu nueva columna, en la 5th Avenue.',
    columnPraise: '2 PV y más dinero que antes. Y mira: la planta tiene sus tres pilares.',
    floorGo:
      'Tres pilares sostienen una planta. Quien la construye gana 6 PV, tú o Bruno. Tu línea de planta está en la 23rd Street.',
    floorUse: 'Usa la columna.',
    floorBuild: 'El azul cuesta 4 $, y entonces no podrías pagar la planta. Déjalo y construye la planta.',
    floorElsewhere: 'Tu línea de planta está en la 23rd Street, bajo el azul.',
    floorFirst: 'Tienes suficiente. La planta da 6 PV.',
    floorBlue: 'Entonces quedan 4 $, y la planta cuesta 5. Renuncia al azul.',
    floorPraise:
      'Una planta nueva con su propia regla, y una carta nueva en cada mazo. Has pasado de 10 PV: mira quién viene.',
    newsboyWaits:
      'El repartidor espera en 10, 20, 30, 40 y 50. Quien lo alcanza roba dos periódicos, se queda uno y da el otro.',
    newsboyKeep: 'Un periódico es una acción de más. Quédate «un pilar cualquiera por 1 $».',
    newsboySpend: 'Puedes gastarlo en cualquier turno tuyo, pero no en medio de una línea. Gástalo ahora.',
    newsboyBlue: 'Toma el azul: en tu tablero te costaría 4 $.',
    newsboySwap: 'Para cambiar hace falta un pilar almacenado, y no tienes.',
    newsboySave: 'Podrías guardarlo sin que Bruno lo vea. Gástalo ahora para ver cómo funciona.',
    newsboyCheaper: ({ dollars }) =>
      `Ese te cuesta solo ${dollars} $ en tu tablero. Con el azul ahorras más.`,
    newsboyPraise:
      'Espera en su almacén, donde cabe uno. Tu periódico está ahora en el City Hall, donde podéis usarlo ambos.',
    reputationCounts:
      'Más tarde. Al final cada calle cuenta sus pulgares: por encima de 0 da 5 PV, por debajo quita 3. Tu Broadway está en −1.',
    reputationGo: 'Los decretos también puntúan al final. Ve al City Hall.',
    reputationBuy: 'Un decreto cuesta 3 $. Toma el seguro: 3 PV y un pulgar verde.',
    reputationPlace: 'Ponlo encima de una calle que esté en 0.',
    reputationElsewhere: 'Los decretos se venden en el City Hall.',
    reputationFirst: 'Bien para otra vez. Ahora compra un decreto.',
    reputationSure: 'Puede dar más o menos. Toma antes los 3 PV seguros.',
    reputationBroadway: 'Eso sube Broadway de −1 a 0 y ahorra 3 PV. Una calle que pasa de 0 da 5.',
    reputationBelow: 'Abajo cuenta la otra mitad: 2 PV por decreto, y un pulgar rojo.',
    reputationPraise: '8 PV más al final: 3 por el decreto, 5 por la calle.',
    coloursBuild:
      'Tienes tres pilares. El blanco ya está en esta planta, y ningún color se repite. Construye el que aquí da 2 PV de más.',
    coloursSlot:
      'Hay dos huecos libres: 1 PV o un pulgar. Al final un pulgar sube una calle a tu elección. Ya sabes lo que puede dar.',
    coloursTwice: 'Guarda el blanco para la planta siguiente.',
    coloursBlack: 'El negro da 3 PV. El naranja da 4, y aquí 2 más.',
    coloursSkipped: 'Tres pilares almacenados no puntúan. Construye uno.',
    coloursPoint: '1 PV está bien. Pero un pulgar en una calle en 0 da 5.',
    coloursPraise: '6 PV ahora, y el pulgar da 5 al final.',
    blockGo:
      'La planta está llena. Bruno tiene 6 $, y su línea de planta está en la 22nd Street. Pero nadie puede ir adonde estás tú.',
    blockUse: 'Tu planta cuesta 5 $, y tienes 2 $. Usa la columna: da 3 $.',
    blockElsewhere: 'Entonces Bruno va a la 22nd Street y construye la planta.',
    blockMoney: 'Con 2 $ tienes 4. La columna da 3 $, y podrás pagar la planta.',
    blockBlack: 'Entonces tendrías 3 $: faltan 2 para la planta. Renuncia al negro.',
    blockPraise:
      'Bruno tiene que ir a otra parte, y tus 5 $ pagarán la planta en tu próximo turno. Ya conoces el juego: a jugar de verdad.',
  },
  questions: {
    over: {
      ask: '¿Cuándo acaba la partida?',
      answers: [
        'Tras el turno en que se construye el tejado',
        'Cuando alguien tiene 50 PV',
        'Tras 25 turnos',
        'Cuando un mazo se agota',
      ],
    },
    places: {
      ask: 'Estás en Broadway, y Bruno en la 5th Avenue. ¿Adónde puedes ir?',
      answers: [
        'A la 23rd Street, a la 22nd Street o al City Hall',
        'A cualquier parte',
        'A cualquier parte menos a la 5th Avenue',
        'También puedes quedarte',
      ],
    },
    band: {
      ask: 'Compras en Broadway una carta cuya banda dice 22nd. ¿Adónde va?',
      answers: [
        'A la 22nd Street, arriba o abajo',
        'A Broadway',
        'A la calle que elijas',
        'A la 22nd Street, solo abajo',
      ],
    },
    lines: {
      ask: 'Tu Broadway: obtener 4 $ (una carta arriba), naranja por 3 $, construir por 1 $. Tienes 0 $. ¿Qué puedes hacer allí en un turno?',
      answers: [
        'Obtener 4 $, comprar naranja y construirlo',
        'Obtener 4 $ y nada más',
        'Nada, no puedes pagar',
        'Primero construir y luego comprar',
      ],
    },
    colour: {
      ask: 'La planta tiene blanco y naranja; tú tienes blanco, azul y negro. ¿Qué puedes construir?',
      answers: [
        'Azul o negro',
        'Cualquiera de los tres',
        'Solo azul',
        'Nada hasta que se construya la planta',
      ],
    },
    floor: {
      ask: 'La planta tiene sus tres pilares. ¿Quién puede construir la siguiente?',
      answers: [
        'Quien use una línea de planta y pague 5 $',
        'Quien colocó el último pilar',
        'Quien tenga más pilares allí',
        'Nadie antes de la próxima ronda',
      ],
    },
    thumbs: {
      ask: 'Al final tu 5th Avenue muestra +1, −1 y −1. ¿Qué da?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'Llegas a 20 PV antes que Bruno. ¿Qué pasa?',
      answers: [
        'Robas dos periódicos, te quedas uno, y Bruno recibe el otro',
        'Robas dos periódicos y te quedas ambos',
        'Usas el periódico activo',
        'Ganas 2 PV',
      ],
    },
    decree: {
      ask: 'Tu decreto dice «1 PV por cada 1 $ (12 como mucho)», y acabas con 15 $. ¿Qué da?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: '52 PV cada uno. ¿Quién gana?',
      answers: [
        'Quien construyó el tejado',
        'Quien tiene más dinero',
        'Quien jugó en segundo lugar',
        'Nadie: es un empate',
      ],
    },
  },
  aid: [
    {
      heading: 'Tu turno',
      lines: [
        'Ve a otra localización, no a la del rival. Luego una cosa: comprar su carta · usar tu columna de arriba abajo, pasando lo que quieras · obtener 2 $.',
        'En el City Hall: comprar un decreto (3 $) · usar el periódico activo · obtener 2 $.',
      ],
    },
    {
      heading: 'Construir',
      lines: [
        'Compra un pilar y constrúyelo en la planta de arriba: PV de su color, luego el hueco. Ningún color dos veces.',
        'Planta llena: quien paga 5 $ construye la siguiente, 6 PV.',
      ],
    },
    {
      heading: 'Periódicos',
      lines: ['Quien llega antes a 10, 20, 30, 40, 50 roba dos y se queda uno. Se gastan en tu turno.'],
    },
    {
      heading: 'El tejado acaba la partida',
      lines: [
        'Cada calle: por encima de 0 da 5 PV, por debajo quita 3. Más tus decretos. Empate: quien construyó el tejado.',
      ],
    },
  ],
};
