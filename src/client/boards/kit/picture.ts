/** A drawing as a picture of its own: an SVG that needs no style sheet and nothing from outside, and the same as PNG. */
import { facesFor } from './faces.ts';

const SPACE = 'http://www.w3.org/2000/svg';

/** What the style sheets say of a drawing and attributes can say as well, with what holds where nothing is said. */
const PASSED_ON: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'font-family': '',
  'font-size': '',
  'font-style': 'normal',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  visibility: 'visible',
};
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
};
/** What means something on our pages alone. */
const STRANGE = [
  'class',
  'style',
  'tabindex',
  'focusable',
  'data-game',
  'data-piece',
  'data-note',
  'data-player',
];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size a drawing was made for. */
export function sizeOf(drawing: SVGSVGElement): Size {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return { width, height };
}

/** The drawing as the text of an SVG file, in the colours it has now. */
export async function pictureOf(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  passOn(drawing, copy, {});
  const outside = foundOutside(drawing).map((element) => {
    const lent = element.cloneNode(true) as Element;
    passOn(element, lent, {});
    return lent;
  });
  if (outside.length > 0) {
    const definitions = document.createElementNS(SPACE, 'defs');
    definitions.append(...outside);
    copy.prepend(definitions);
  }
  const { width, height } = sizeOf(drawing);
  copy.setAttribute('xmlns', SPACE);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const faces = await facesFor(drawing);
  return faces === '' ? text : text.replace(/(<svg[^>]*>)/, `$1<style>${faces}</style>`);
}

/** The picture in dots, several for each unit of the drawing. */
export async function pngOf(picture: string, { width, height }: Size, dots = 2): Promise<Blob> {
  const image = new Image();
  // The content policy lets pictures come from here and out of themselves.
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * dots;
  canvas.height = height * dots;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );
}

/** Writes the computed style of a drawing into its copy, part by part; what is not seen is left out. */
function passOn(from: Element, to: Element, above: Readonly<Record<string, string>>): void {
  const style = getComputedStyle(from);
  const said = { ...above };
  for (const [name, initial] of Object.entries(PASSED_ON)) {
    const value = style.getPropertyValue(name);
    if (value === '' || value === (above[name] ?? initial)) to.removeAttribute(name);
    else to.setAttribute(name, portable(value));
    said[name] = value;
  }
  for (const [name, initial] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== initial) to.setAttribute(name, portable(value));
  }
  for (const name of STRANGE) to.removeAttribute(name);
  const capitals = style.getPropertyValue('text-transform') === 'uppercase';
  // Both lists are read before anything is taken away.
  const nodes = [...from.childNodes].map((node, i) => [node, to.childNodes[i]] as const);
  for (const [one, other] of nodes) {
    if (one instanceof Element && other instanceof Element) {
      if (getComputedStyle(one).display === 'none') other.remove();
      else passOn(one, other, said);
    } else if (capitals && other?.nodeType === Node.TEXT_NODE)
      other.textContent = (other.textContent ?? '').toUpperCase();
  }
}

/** Colours as every program reads them. */
function portable(value: string): string {
  return value
    .replace(
      /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
      (_all, r, g, b, a = '1') => {
        const [red, green, blue] = [r, g, b].map((part) => Math.round(Number(part) * 255));
        return `rgba(${red}, ${green}, ${blue}, ${a})`;
      },
    )
    .replace(/url\("?[^#")]*#([^")]+)"?\)/g, 'url(#$1)');
}

/** Patterns and the like that the drawing uses but does not hold. */
function foundOutside(drawing: SVGSVGElement): Element[] {
  const used = new Set<string>();
  for (const part of [drawing, ...drawing.querySelectorAll('*')]) {
    const style = getComputedStyle(part);
    for (const name of ['fill', 'stroke', 'clip-path', 'mask', 'filter'])
      for (const [, id] of style.getPropertyValue(name).matchAll(/#([^")]+)"?\)/g)) if (id) used.add(id);
    const href = part.getAttribute('href');
    if (href?.startsWith('#')) used.add(href.slice(1));
  }
  return [...used].flatMap((id) => {
    const element = document.getElementById(id);
    return element && !drawing.contains(element) ? [element] : [];
  });
}
