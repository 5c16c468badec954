/** Las normas de conducta en español. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Jugar juntos',
  title: 'Normas de conducta',
  lead: 'Skyline es para todas las personas a las que les gusta construir una ciudad en compañía. Las normas son pocas y valen para líneas, frases, nombres y la manera de jugar.',
  rules: [
    [
      'Sé amable',
      'Juega contra las ciudades de los demás, no contra los demás. Ni insultos ni burlas, tampoco cuando la suerte no acompaña.',
    ],
    [
      'Nadie vale menos',
      'Ningún desprecio por el origen, la piel, la fe, el sexo, el amor, la edad, el cuerpo o la mente.',
    ],
    [
      'Nadie debe tener miedo',
      'Ni amenazas ni acoso. No pidas a nadie su dirección, una foto ni nada privado.',
    ],
    ['Puede haber menores', 'Nada sexual, nada cruel.'],
    ['Los nombres los lee todo el mundo', 'Lo que no se puede decir tampoco puede ser un nombre.'],
    ['Hablar sin inundar', 'Nada de publicidad, ni la misma línea una y otra vez.'],
    [
      'Juega limpio',
      'Un solo sitio por persona en una mesa, sin acuerdos secretos y sin irse solo para estropear la partida.',
    ],
  ],
  help: 'Si alguien no las cumple',
  helpLines: [
    'Silencia a esa persona: ya no lees sus líneas, y ella no se entera.',
    'Denúnciala desde el chat de la mesa o del grupo. No respondas; el servidor ha guardado lo que se dijo.',
    'La moderación mira cada denuncia, y la respuesta la lees en «Denuncias».',
  ],
  steps: 'Qué hace la moderación',
  stepLines: [
    'Puede advertir, silenciar o cerrar el acceso hasta una fecha, o dar un nombre nuevo. La persona afectada lee por qué y hasta cuándo.',
    'Cada medida se puede recurrir una vez. Entonces decide otra persona de la moderación, si la hay.',
    'Nadie decide sobre lo que le afecta, y cada medida queda registrada.',
    'Una lista de palabras solo tapa algunas hasta que quieras leerlas. No castiga a nadie; juzgan las personas.',
  ],
  kept: 'Qué se guarda',
  keptLines: [
    'Con una denuncia, las últimas 50 líneas escritas allí. Solo las lee la moderación, y se borran un año después de la respuesta.',
    'Las denuncias sobre alguien que se va para siempre pierden el nombre.',
  ],
  toReports: 'Mis denuncias',
};
