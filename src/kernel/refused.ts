/** Refusals: typed, with the rule that made them; text/ puts the code into words. */

/** The rule that refused, and which of its reasons. */
export interface Reason<Code extends string = string> {
  readonly rule: string;
  readonly code: Code;
}

/** The kernel's own reasons, for every game alike; numbered in RULES.md. */
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
} as const;

export type KernelCode = keyof typeof KERNEL_REASONS;

/** Thrown when input is refused; whatever was asked for, nothing has changed. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`refused by ${reason.rule}: ${reason.code}`);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** A refusal of the kernel's own. */
export function refused(code: KernelCode): Refused {
  return new Refused({ rule: KERNEL_REASONS[code], code });
}
