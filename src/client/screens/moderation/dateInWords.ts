/** Dates of reports and steps, in the reader's language. */
export function dateInWords(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
