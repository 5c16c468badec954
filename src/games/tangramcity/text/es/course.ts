/** The lessons, questions and player aid of Tangram City, in Spanish. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Todos reciben las mismas losetas en el mismo orden y construyen una ciudad de 7 por 7 casillas. Tras cada una de las seis rondas, tu mayor rectángulo sin huecos da un punto por casilla. Al final, una ciudad completa y un buen equilibrio de tejados y jardines dan puntos extra.',
  lessons: {
    rectangle: 'Qué da puntos',
    turn: 'Dos mitades hacen un todo',
    flip: 'Tejado y jardín',
    fountain: 'El final de una ronda',
    company: 'Las mismas cartas para todos',
    balance: 'Tejados contra jardines',
    decline: 'No toda loseta es un regalo',
    last: 'La última ronda',
  },
  lines: {
    rectangleNow:
      'Al final de una ronda puntúas tu mayor rectángulo sin huecos. Ahora es de 2 por 2: 4 puntos.',
    rectangleGrow:
      'Coloca el dominó para que el rectángulo crezca. El marco discontinuo muestra cómo quedaría.',
    rectangleRow: 'Cinco en fila también son un rectángulo. Pero 2 por 3 son 6: ponlo a lo largo de un lado.',
    rectangleSame: 'Cabe, pero el rectángulo sigue en 4. Pégalo a uno de sus lados.',
    rectangleDecline: 'Apartarla es perder la loseta. Esta es útil.',
    rectangleOverlaps: 'Las losetas nunca se solapan. Los anillos muestran dónde cabe.',
    rectangleOutside: 'Tiene que quedar dentro del tablero.',
    rectanglePraise: '2 por 3: 6 puntos. Las losetas no tienen que tocarse, pero juntas puntúan.',
    turnHalf: 'La casilla marcada solo está cubierta a medias, así que aún no cuenta.',
    turnFill: 'Gira el hexágono hasta que llene la otra mitad y la casilla de abajo.',
    turnOpen: 'Ahí cabe, pero la casilla marcada sigue medio abierta.',
    turnOverlaps: 'Casi: se solapa. Gíralo una vez y prueba de nuevo.',
    turnDecline: 'Esta loseta es justo la que necesitas. Gírala.',
    turnPraise: 'Dos mitades hacen un todo: 2 por 4 son 8.',
    flipFaces:
      'Cada loseta tiene dos caras: un tejado negro y un jardín verde, que es su imagen en el espejo.',
    flipFill: 'El mismo hueco. Girar no basta: dale la vuelta a la loseta y luego gírala.',
    flipRoof: 'Con el tejado arriba se inclina al revés. Dale la vuelta.',
    flipGarden: 'Es la cara correcta. Ahora gírala y llena el hueco marcado.',
    flipDecline: 'Sí que cabe: dale la vuelta primero.',
    flipPraise: 'Volteada, girada y otra vez 8. Recuerda los dos colores: cuentan al final.',
    fountainComes: 'Cuatro losetas hacen una ronda. Luego viene una fuente: media casilla, sin color.',
    fountainFill: 'Falta una mitad en la fila de abajo. Llénala con la fuente.',
    fountainElsewhere: 'El rectángulo sigue en 18. Mira la fila de abajo.',
    fountainDecline: 'Una fuente apartada se pierde. Aquí vale 6 puntos.',
    fountainPraise: 'De 18 a 24, y la ronda se puntúa: 24 puntos. En la próxima vuelve a contar.',
    companyTogether: 'Todos colocan la misma loseta a la vez, cada cual en su tablero.',
    companyEye: 'La carta con el ojo es tuya: solo tú sabes que viene después.',
    companyFill: 'Ahora el barco: llena la mitad marcada y el rectángulo crece a 4.',
    companyRow: 'Una fila de 3. Un bloque de 2 por 2 es mayor y crece mejor.',
    companySame: 'Cabe, pero nada crece. Llena la mitad marcada.',
    companyDecline: 'Apartarla es perder la loseta. Aquí hace crecer tu rectángulo.',
    companyPraise: 'Bien. Bruno coloca su barco y después se descubre tu carta para los dos.',
    balanceBonus:
      'Al final, tejados y jardines deberían igualarse: 20 puntos con 0 de diferencia, 10 hasta 2, 5 hasta 4.',
    balanceMixed:
      'Tejado junto a jardín no cuenta para ninguno. Junto a una fuente, una mitad cuenta para su color.',
    balanceEven: '18 tejados, 14 jardines. Coloca la casa con la cara que los acerque.',
    balanceRoof:
      '20 tejados contra 14 jardines: 6 de diferencia, sin bonificación. Dale la vuelta a la casa.',
    balanceDecline: 'Colócala: sus dos casillas ayudan al equilibrio.',
    balancePraise: '18 a 16: solo 2 de diferencia, 10 puntos al final.',
    declineCorner: 'Mira las losetas por venir: tres de ellas y una fuente llenan esta esquina exactamente.',
    declineDiamond: 'El rombo dejaría cuatro restos. Puedes apartarlo; entonces se pierde.',
    declinePlaced: 'Cabe, pero quedan abiertas cuatro medias casillas que casi nada llena.',
    declinePraise: 'Bien. A veces la mejor jugada es no colocar la loseta.',
    lastOrder: 'Tú eliges el orden de las últimas losetas. Empieza por la mayor.',
    lastSmallFirst: 'Así la loseta mayor puede quedarse sin sitio. Coloca esa primero.',
    lastGardens: 'Cabe, pero los jardines se adelantan mucho y el equilibrio no da nada. Prueba su tejado.',
    lastDecline: 'Sin ella la ciudad se queda con un hueco.',
    lastTriangle: 'Ahora el triángulo pequeño. Mira la balanza: ¿tejado o jardín?',
    lastUneven: '23 jardines contra 21 tejados: 10 puntos en vez de 20.',
    lastFountain: 'Queda una mitad: tu última fuente.',
    lastPraise: '¡49 casillas! 49 puntos, 15 por la ciudad completa, 20 por el equilibrio: 188.',
    lastPoints: ({ points }) => `${points} puntos. Una ciudad completa da 49 y 15 más: ¿pruebas otra vez?`,
  },
  questions: {
    scored: {
      ask: '¿Qué puntúas al final de una ronda?',
      answers: [
        'Las casillas de tu mayor rectángulo sin huecos',
        'Todas las casillas construidas',
        'Todas las casillas de un color',
      ],
    },
    half: {
      ask: 'Una casilla es mitad tejado y mitad vacía. ¿Cuenta para el rectángulo?',
      answers: ['No, solo cuentan las casillas cubiertas por completo', 'Sí', 'La mitad'],
    },
    mixed: {
      ask: 'En tu rectángulo hay tejados y jardines mezclados. ¿Qué cambia?',
      answers: ['Nada para el rectángulo', 'Solo cuenta un color', 'Puntúa la mitad'],
    },
    flipped: {
      ask: '¿Qué ocurre cuando das la vuelta a una loseta?',
      answers: [
        'Pasa a ser su imagen en el espejo, del otro color',
        'Solo cambia el color',
        'No cambia nada',
      ],
    },
    touching: {
      ask: '¿Debe una loseta tocar a otra?',
      answers: ['No', 'Sí, por un lado', 'Sí, al menos por una esquina'],
    },
    declined: {
      ask: 'Apartas una loseta. ¿Cuándo la recuperas?',
      answers: ['Nunca', 'Al final de la ronda', 'En la última ronda'],
    },
    besideWater: {
      ask: 'Una casilla es mitad jardín, mitad fuente. ¿Como qué cuenta?',
      answers: ['Como jardín', 'Como tejado', 'Como nada'],
    },
    cards: {
      ask: '¿Cuántas cartas se juegan en cada una de las rondas 1 a 5?',
      answers: ['Cuatro', 'Tres', 'Tantas como jugadores'],
    },
    balance: {
      ask: 'Al final tienes 20 tejados y 22 jardines. ¿Qué da el equilibrio?',
      answers: ['10 puntos', '20 puntos', '5 puntos'],
    },
    lastRound: {
      ask: '¿Qué tiene de especial la ronda 6?',
      answers: ['Hay tres losetas a la vista y eliges su orden', 'No hay fuente', 'No se puntúa nada'],
    },
  },
  aid: [
    {
      heading: 'Rondas 1 a 5',
      lines: ['Cuatro losetas, las mismas para todos; después, una fuente cada uno.'],
    },
    { heading: 'Ronda 6', lines: ['Tres losetas en el orden que quieras y la última fuente.'] },
    {
      heading: 'Colocar',
      lines: [
        'Gira y da la vuelta a tu gusto; dentro del tablero; nada se solapa. Una loseta no tiene que tocar a otra.',
        'Apartada, se pierde. Hasta la carta siguiente puedes mover tu loseta.',
      ],
    },
    {
      heading: 'Tras cada ronda',
      lines: ['Un punto por casilla de tu mayor rectángulo sin huecos. Los colores no importan.'],
    },
    {
      heading: 'Al final',
      lines: [
        'Las 49 casillas construidas: 15.',
        'Tejados contra jardines: igualados 20 · diferencia de 1 o 2: 10 · de 3 o 4: 5.',
        'Junto a una fuente, una mitad cuenta para su color; tejado con jardín no cuenta para ninguno.',
      ],
    },
  ],
};
