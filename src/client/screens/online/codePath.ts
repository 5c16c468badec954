/** The dark squares of a QR code as one path. */
import { encode } from 'uqr';

/** Modules of light around the code, as the standard asks for. */
export const QUIET_ZONE = 4;

/** Larger codes have squares of the same size for links of all lengths up to 42 bytes. */
const LEAST_VERSION = 3;

/** Without the quiet zone; level M, so that it can be read with up to 15 % of it damaged. */
export function codePath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0, minVersion: LEAST_VERSION, boostEcc: false });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : [])));
  return { size, path: path.join('') };
}
