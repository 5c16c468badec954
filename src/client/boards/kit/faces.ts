/** The type of a drawing, to be carried along in its picture. */

/** The rules that bring the families a drawing is set in, each with its font inside; those that cannot be had are left out. */
export async function facesFor(drawing: SVGSVGElement): Promise<string> {
  const wanted = new Set([...drawing.querySelectorAll('text, tspan')].map(setIn));
  const faces = ownFaces().filter((face) => wanted.has(nameOf(face.style)));
  return (await Promise.all(faces.map(carried))).join('');
}

function setIn(element: Element): string {
  return nameOf(getComputedStyle(element));
}

/** Family and weight, which is how fine our faces are told apart. */
function nameOf(style: CSSStyleDeclaration): string {
  const [family = ''] = style.getPropertyValue('font-family').split(',');
  return `${family.replace(/["']/g, '').trim()} ${style.getPropertyValue('font-weight')}`;
}

function ownFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

async function carried(face: CSSFontFaceRule): Promise<string> {
  const { style, parentStyleSheet } = face;
  const [, address] = style.getPropertyValue('src').match(/url\("?([^")]+\.woff2)"?\)/) ?? [];
  if (!address) return '';
  try {
    const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const source = await asText(await response.blob());
    const say = (name: string) => `${name}:${style.getPropertyValue(name)};`;
    return `@font-face{${say('font-family')}${say('font-weight')}${say('font-style')}src:url(${source})}`;
  } catch {
    return '';
  }
}

function asText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
