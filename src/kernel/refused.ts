/** Refusals: typed, each with the rule behind it; text/ puts the code into words. */

/** The rule that was broken, and a code that says how. */
export interface Reason<Code extends string = string> {
  readonly rule: string;
  readonly code: Code;
}

/** The kernel's own reasons, the same for every game; numbered in RULES.md. */
export const KERNEL_REASONS = {
  unknownGame: 'K1',
  wrongSeatCount: 'K2',
  malformedOptions: 'K3',
  malformedSeed: 'K4',
  noDecision: 'K5',
  notLegal: 'K6',
  malformedRecord: 'K7',
  malformedPosition: 'K8',
  nothingToTakeBack: 'K9',
  otherBox: 'K10',
} as const;

/** A code of the kernel's own reasons. */
export type KernelCode = keyof typeof KERNEL_REASONS;

/** Thrown when input is refused; nothing has changed then. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`refused by ${reason.rule}: ${reason.code}`);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** Makes one of the kernel's own refusals. */
export function refused(code: KernelCode): Refused {
  return new Refused({ rule: KERNEL_REASONS[code], code });
}
