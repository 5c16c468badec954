/** How deep JSON may be nested: looked at before it is parsed, since code that walks through it calls itself. */

const [QUOTE, BACKSLASH, ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Whether the text, if it is JSON, has no more than so many arrays and objects inside each other. */
export function isNestedWithin(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === ARRAY || code === OBJECT) {
      depth++;
      if (depth > most) return false;
    } else if (code === ARRAY_END || code === OBJECT_END) depth--;
  }
  return true;
}
