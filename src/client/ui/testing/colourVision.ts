/**
 * Colours as colour-blind people see them: the matrices of Machado, Oliveira and Fernandes (2009) at full severity, on
 * linear RGB. Distances are Euclidean in OKLab, where about 0.02 is just noticeable side by side.
 */

/** Kinds of colour vision. */
export const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

/** One kind of colour vision. */
export type Vision = keyof typeof VISIONS;
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** A colour `#rrggbb` as it is seen, in linear RGB. */
export function seen(hex: string, vision: Vision): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const linear: Triple = [toLinear(red), toLinear(green), toLinear(blue)];
  const [r, g, b] = times(VISIONS[vision], linear);
  return [inRange(r), inRange(g), inRange(b)];
}

/** How different two colours look, in OKLab. */
export function distance(one: Triple, two: Triple): number {
  const [l1, a1, b1] = toOklab(one);
  const [l2, a2, b2] = toOklab(two);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** The contrast of WCAG 2.2, from 1 to 21. */
export function contrast(one: Triple, two: Triple): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function toOklab(linear: Triple): Triple {
  const [l, m, s] = times(TO_CONES, linear);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function times([one, two, three]: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(one), row(two), row(three)];
}

function toLinear(part = 0): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function inRange(part: number): number {
  return Math.min(1, Math.max(0, part));
}
