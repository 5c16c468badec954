/** Exports a drawing as a self-contained SVG, without style sheets or outside references, and as PNG. */
import { fontFacesFor } from './fontFaces.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Inherited properties that exist both in CSS and as SVG attributes, with their initial values. */
const INHERITED: Readonly<Record<string, string>> = {
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
/** The same for properties that are not inherited. */
const NOT_INHERITED: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
};
/** Attributes that mean something on our pages only. */
const PAGE_ONLY = [
  'class',
  'style',
  'tabindex',
  'focusable',
  'data-game',
  'data-piece',
  'data-note',
  'data-player',
];

/** The size of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size a drawing was made for. */
export function sizeOf(drawing: SVGSVGElement): Size {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return { width, height };
}

/** The drawing as the text of an SVG file, in its current colours. */
export async function pictureOf(drawing: SVGSVGElement): Promise<string> {
  // A copy is of the same kind; the DOM's types say only that it is a node.
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyStyles(drawing, copy, {});
  const outside = outsideReferences(drawing).map((element) => {
    // As above.
    const definition = element.cloneNode(true) as Element;
    copyStyles(element, definition, {});
    return definition;
  });
  if (outside.length > 0) {
    const definitions = document.createElementNS(NAMESPACE, 'defs');
    definitions.append(...outside);
    copy.prepend(definitions);
  }
  const { width, height } = sizeOf(drawing);
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const faces = await fontFacesFor(drawing);
  return faces === '' ? text : text.replace(/(<svg[^>]*>)/, `$1<style>${faces}</style>`);
}

/** The picture as PNG, with several pixels per unit of the drawing. */
export async function pngOf(picture: string, { width, height }: Size, scale = 2): Promise<Blob> {
  const image = new Image();
  // The content security policy allows data URLs.
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );
}

/** Writes the computed styles of an element and its children into its copy; hidden elements are left out. */
function copyStyles(from: Element, to: Element, inherited: Readonly<Record<string, string>>): void {
  const style = getComputedStyle(from);
  const current = { ...inherited };
  for (const [name, initial] of Object.entries(INHERITED)) {
    const value = style.getPropertyValue(name);
    if (value === '' || value === (inherited[name] ?? initial)) to.removeAttribute(name);
    else to.setAttribute(name, portable(value));
    current[name] = value;
  }
  for (const [name, initial] of Object.entries(NOT_INHERITED)) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== initial) to.setAttribute(name, portable(value));
  }
  for (const name of PAGE_ONLY) to.removeAttribute(name);
  const capitals = style.getPropertyValue('text-transform') === 'uppercase';
  // Pair the nodes before any are removed.
  const nodes = [...from.childNodes].map((node, i) => [node, to.childNodes[i]] as const);
  for (const [one, other] of nodes) {
    if (one instanceof Element && other instanceof Element) {
      if (getComputedStyle(one).display === 'none') other.remove();
      else copyStyles(one, other, current);
    } else if (capitals && other?.nodeType === Node.TEXT_NODE)
      other.textContent = (other.textContent ?? '').toUpperCase();
  }
}

/** Rewrites colours and references so that every program can read them. */
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

/** Patterns and other elements that the drawing refers to but does not contain. */
function outsideReferences(drawing: SVGSVGElement): Element[] {
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
