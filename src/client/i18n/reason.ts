/** Refusals in words: the kernel's from the shell, all others from the game. */
import { KERNEL_REASONS, type KernelCode, type Reason, type Words } from '#kernel';
import type { Text } from './text.ts';

export function reasonInWords({ rule, code }: Reason, words: Words, text: Text): string {
  return isKernelCode(code) && KERNEL_REASONS[code] === rule ? text.reason[code] : words.reason(code);
}

function isKernelCode(code: string): code is KernelCode {
  return Object.hasOwn(KERNEL_REASONS, code);
}
