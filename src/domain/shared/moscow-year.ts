/** The product's time zone (specification, section 9). */
export const moscowTimeZone = 'Europe/Moscow'

// With Intl, whose data browsers have: pages that hydrate know the year, and need no library for it.
const yearFormat = new Intl.DateTimeFormat('en', { timeZone: moscowTimeZone, year: 'numeric' })

/** The year in Moscow at an instant (ISO 8601), or null if the text is no instant. */
export const getMoscowYear = (iso: string): number | null => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : Number(yearFormat.format(instant))
}
