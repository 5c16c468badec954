/** While an answer is on its way, the one before it stays. */
import { useState } from 'react';

export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
