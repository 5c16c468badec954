/** The home page in Spanish. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Jugar',
    tables: 'Mesas',
    events: 'Eventos',
    learn: 'Aprender',
    rules: 'Reglas',
    you: 'Tú',
  },
  home: {
    eyebrow: 'Cuatro juegos, una ciudad',
    headline: 'Levanta una ciudad, piso a piso',
    lead: 'Construye Nueva York con amigos, con desconocidos o contra un bot paciente. Sin cuenta.',
    games: 'Juegos',
    players: (min, max) => (min === max ? `${min} jugadores` : `${min}–${max} jugadores`),
    minutes: (minutes) => `${minutes} min`,
    play: 'Jugar',
    pickBot: 'Elige un bot',
    close: 'Cerrar',
    bot: {
      level1: 'Aprendiz',
      level2: 'Delineante',
      level3: 'Constructor',
      level4: 'Arquitecto',
      level5: 'Magnate',
      level6: 'Visionario',
    },
    against: (who) => `Contra ${who}`,
    alone: 'En solitario',
    dealing: 'Repartiendo …',
    withFriends: 'Con amigos',
    onlineOnly: 'Con amigos: solo en línea',
    options: 'Todas las opciones',
    of: (what, title) => `${what}: ${title}`,
    tryTable: 'Prueba la mesa: una partida de diez minutos',
    learn: 'Aprender',
    learnMinutes: (minutes) => `Aprender, ${minutes} min`,
    learnDone: (done, all) => `Aprender ${done}/${all}`,
    learned: 'Aprendido',
    learnFirst: (title, minutes) => `Aprende ${title} en ${minutes} minutos`,
    newHere: '¿Es tu primera vez? Empieza por este.',
    foot: 'Software libre con licencia MIT.',
  },
  about: {
    flatiron: 'Levanta la misma torre que tu rival, planta a planta, y eclípsalo antes de llegar al tejado.',
    newyork1901: 'Compra solares en el Bajo Manhattan y levanta rascacielos cada vez más altos.',
    newyorkcity:
      'Puja por la prensa, los personajes y los rascacielos, y domina los distritos de Nueva York.',
    rowhouse: 'Elegir en secreto, construir juntos: un pequeño juego de casas de colores.',
    tangramcity:
      'Las mismas losetas para todos: forma grandes rectángulos, con tejados y jardines en equilibrio.',
  },
};
