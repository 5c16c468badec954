/** Times as a language writes them; apart from numbers, which the home page needs too. */

/** A time of the day, with its date where that is not today. */
export function timeOfDay(moment: number, now: number, language: string): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(moment);
}
