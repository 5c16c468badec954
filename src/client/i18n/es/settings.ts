/** The settings in Spanish. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'En este dispositivo',
  title: 'Ajustes',
  lead: 'Los recuerda este navegador; lo que elijas para los mensajes cuando no estás lo guarda el servidor.',
  look: 'Aspecto',
  table: 'En la mesa',
  around: 'Sonido',
  language: 'Idioma',
  label: {
    theme: 'Tema',
    motion: 'Movimiento',
    textSize: 'Tamaño del texto',
    patterns: 'Tramas marcadas',
    autoConfirm: 'Confirmar sin preguntar',
    pointTwice: 'Señalar dos veces para enviar',
    answers: 'Lista de respuestas',
    keys: 'Teclas sueltas',
    playback: 'Desde tu último turno',
    coach: 'Guía',
    sound: 'Sonido',
    notifications: 'Avisarme cuando me toque',
  },
  help: {
    theme: 'Papel azul noche, papel marfil o lo que tenga el dispositivo.',
    motion: 'Que las piezas se deslicen y los puntos floten, o que todo esté ya en su sitio.',
    textSize: 'Para todo lo escrito, salvo en los tableros que se ajustan a la ventana.',
    patterns: 'Marcas y piezas llevan una trama bien visible: no hace falta distinguir colores.',
    autoConfirm:
      'Lo que eliges vale al momento, sin un segundo toque. Deshacer sigue donde la regla lo permite.',
    pointTwice: 'Lo elegido que se señala otra vez se envía; el botón también lo envía.',
    answers:
      'Todo lo que se puede elegir, también con palabras debajo del tablero. Para jugar basta el tablero.',
    keys: 'U deshace, B repite las últimas jugadas, H pide una pista, ? abre las reglas. Desactivado: solo quedan las teclas con las que se recorre la página, como Tab, flechas, Intro y Esc.',
    playback:
      'A qué velocidad se te muestran las jugadas de los demás antes de seguir; o todas de una vez, en una lista.',
    coach:
      'Notas breves cuando algo ocurre por primera vez, y una pregunta cuando una decisión cuesta mucho (nunca entre personas).',
    sound: 'Breve y suave: tu turno, una pieza, una carta, un rechazo, el final.',
    notifications:
      'Un mensaje de este dispositivo cuando una mesa te espera. Con un nombre llega también con Skyline cerrado; sin él, mientras esté abierto en otra pestaña o detrás de otra ventana.',
  },
  choice: {
    theme: { system: 'Como el dispositivo', night: 'Noche', day: 'Día' },
    motion: { system: 'Como el dispositivo', full: 'Todo', none: 'Nada' },
    textSize: { small: 'Pequeño', normal: 'Normal', large: 'Grande' },
    playback: { off: 'En una lista', slow: 'Despacio', normal: 'Normal', fast: 'Rápido' },
    coach: { first: 'Al principio', always: 'Siempre', off: 'Nunca' },
  },
  notification: {
    unavailable: 'Este navegador no tiene avisos para esta dirección.',
    denied: 'El navegador prohíbe los avisos de esta dirección; se pueden volver a permitir en sus ajustes.',
    turn: { title: 'Te toca', line: 'Una mesa te espera.' },
  },
};
