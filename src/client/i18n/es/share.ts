/** Sharing finished games, in Spanish. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Compartir',
  title: 'Compartir esta partida',
  replay: 'Enlace a la partida',
  picture: 'La ciudad como imagen',
  growth: 'La ciudad creciendo',
  growthLine: 'Un archivo pequeño que se mueve solo en cualquier navegador.',
  growthAlt: (game) => `Una ciudad de ${game} que crece del primer turno al último`,
  drawing: 'Dibujando…',
  failed: 'Esta partida no tiene imagen animada.',
  save: 'Guardar',
  embed: 'En una página tuya',
  embedLine: 'Pega esto donde tu página o tu blog admita HTML. A muchos sitios les basta el enlace.',
  code: 'Código para incrustar la partida',
  address: 'Dirección de la repetición',
  byLink:
    'Esta mesa es solo para quien tiene un enlace: otros sitios no reciben imagen de ella. Lo que guardes puedes enseñarlo.',
  here: 'Esta partida está solo en este dispositivo. Lo que guardes puedes enseñarlo.',
  preview: 'Ver cómo queda',
  close: 'Cerrar',
  welcome: (game) => `Una partida de ${game} ya terminada`,
  welcomeLine: 'Recórrela paso a paso aquí abajo. No hace falta cuenta, ni aquí ni para jugar.',
  learn: (game) => `Aprender ${game}`,
  play: 'Jugar',
};
