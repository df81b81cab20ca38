/** The product's time zone (specification, section 9). */
export const moscow = 'Europe/Moscow'

// With Intl, whose data browsers have: pages that hydrate know the year, and need no library for it.
const years = new Intl.DateTimeFormat('en', { timeZone: moscow, year: 'numeric' })

/** The year in Moscow at an instant (ISO 8601), or null if the text is no instant. */
export const moscowYear = (iso: string): number | null => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : Number(years.format(instant))
}
