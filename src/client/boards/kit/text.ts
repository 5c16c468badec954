/** What all boards say. */
import type { Language } from '#kernel';

interface KitText {
  readonly left: string;
  readonly right: string;
  readonly flip: string;
  /** The signs on the board and what they mean. */
  readonly legend: string;
  readonly close: string;
  /** The picture at the end. */
  readonly scene: {
    readonly label: string;
    readonly png: string;
    readonly svg: string;
    readonly share: string;
  };
  /** Where nothing can be shared, what happened instead; and where no picture could be made. */
  readonly saved: string;
  readonly noPicture: string;
}

export const KIT: Readonly<Record<Language, KitText>> = {
  en: {
    left: 'Turn left',
    right: 'Turn right',
    flip: 'Flip',
    legend: 'Icons',
    close: 'Close',
    scene: { label: 'The finished city', png: 'Save as PNG', svg: 'Save as SVG', share: 'Share the picture' },
    saved: 'This browser cannot share; the picture was saved instead.',
    noPicture: 'The picture could not be made.',
  },
  fr: {
    left: 'Tourner à gauche',
    right: 'Tourner à droite',
    flip: 'Retourner',
    legend: 'Icônes',
    close: 'Fermer',
    scene: {
      label: 'La ville achevée',
      png: 'Enregistrer en PNG',
      svg: 'Enregistrer en SVG',
      share: 'Partager l’image',
    },
    saved: 'Ce navigateur ne sait pas partager ; l’image a été enregistrée.',
    noPicture: 'L’image n’a pas pu être créée.',
  },
  es: {
    left: 'Girar a la izquierda',
    right: 'Girar a la derecha',
    flip: 'Voltear',
    legend: 'Iconos',
    close: 'Cerrar',
    scene: {
      label: 'La ciudad terminada',
      png: 'Guardar como PNG',
      svg: 'Guardar como SVG',
      share: 'Compartir la imagen',
    },
    saved: 'Este navegador no puede compartir; la imagen se ha guardado.',
    noPicture: 'No se ha podido crear la imagen.',
  },
  de: {
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    flip: 'Wenden',
    legend: 'Symbole',
    close: 'Schließen',
    scene: {
      label: 'Die fertige Stadt',
      png: 'Als PNG speichern',
      svg: 'Als SVG speichern',
      share: 'Bild teilen',
    },
    saved: 'Dieser Browser kann nichts teilen; das Bild wurde stattdessen gespeichert.',
    noPicture: 'Das Bild ließ sich nicht erstellen.',
  },
};
