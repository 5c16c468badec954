/** The home page in Spanish. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Jugar',
    tables: 'Mesas',
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
    playNow: 'Jugar ya',
    pickBot: 'Elige un bot y empieza',
    easyToHard: 'de fácil a difícil',
    close: 'Cerrar',
    bot: {
      level1: 'el Aprendiz',
      level2: 'el Delineante',
      level3: 'el Constructor',
      level4: 'el Arquitecto',
      level5: 'el Magnate',
      level6: 'el Visionario',
    },
    botAbout: {
      level1: 'juega lo primero que se le ocurre y pasa mucho por alto',
      level2: 've más, pero aún se equivoca',
      level3: 'juega con solidez, aunque no siempre ve lo mejor',
      level4: 'sopesa cada respuesta y rara vez se equivoca',
      level5: 'piensa por adelantado y rara vez falla',
      level6: 'no deja nada sin considerar',
    },
    against: (who) => `Contra ${who}`,
    alone: 'En solitario',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'en solitario' : `contra ${who}`}${again ? ', como la última vez' : ''}`,
    dealing: 'Repartiendo …',
    newTable: 'Nueva mesa en línea',
    rules: 'Reglas',
    options: 'Todas las opciones',
    of: (what, title) => `${what}: ${title}`,
    tryTable: 'Prueba la mesa: una partida de diez minutos',
    learn: 'Aprender',
    learnMinutes: (minutes) => `${minutes} min`,
    learnDone: (done, all) => `${done} de ${all}`,
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
