/** The fonts of a drawing, for embedding in its picture. */

/** The @font-face rules for all text of a drawing, with the fonts embedded as data URLs; fonts that fail to load are left out. */
export async function fontFacesFor(drawing: SVGSVGElement): Promise<string> {
  const used = new Set(
    [...drawing.querySelectorAll('text, tspan')].map((text) => familyOf(getComputedStyle(text))),
  );
  const faces = pageFontFaces().filter((face) => used.has(familyOf(face.style)));
  return (await Promise.all(faces.map(embedded))).join('');
}

/** The first family: each of our fonts has all weights in one file. */
function familyOf(style: CSSStyleDeclaration): string {
  const [family = ''] = style.getPropertyValue('font-family').split(',');
  return family.replace(/["']/g, '').trim();
}

function pageFontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const { style, parentStyleSheet } = face;
  const [, address] = style.getPropertyValue('src').match(/url\("?([^")]+\.woff2)"?\)/) ?? [];
  if (!address) return '';
  try {
    const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const source = await dataUrlOf(await response.blob());
    const declaration = (name: string) => `${name}:${style.getPropertyValue(name)};`;
    return `@font-face{${['font-family', 'font-weight', 'unicode-range'].map(declaration).join('')}src:url(${source})}`;
  } catch {
    return '';
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
