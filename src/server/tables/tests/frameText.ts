/** The text of a frame, as a browser reads it. */
export function frameText(frame: Buffer): string {
  const start = { 126: 4, 127: 10 }[frame[1] ?? 0] ?? 2;
  return frame.toString('utf8', start);
}
