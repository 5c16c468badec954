/** What all boards say, in Spanish. */
import type { KitText } from '../text/kit.ts';

export const kit: KitText = {
  left: 'Girar a la izquierda',
  right: 'Girar a la derecha',
  flip: 'Voltear',
  legend: 'Iconos',
  aid: 'Ayuda',
  close: 'Cerrar',
  scene: {
    label: 'La ciudad terminada',
    png: 'Guardar como PNG',
    svg: 'Guardar como SVG',
    share: 'Compartir la imagen',
  },
  saved: 'Este navegador no puede compartir; la imagen se ha guardado.',
  noPicture: 'No se ha podido crear la imagen.',
  wholeBoard: 'Tablero entero',
};
