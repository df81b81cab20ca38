/** The product's time zone (specification, section 9). */
export const moscowTimeZone = 'Europe/Moscow'

// Intl instead of date-fns: this runs in the browser.
const yearFormat = new Intl.DateTimeFormat('en', { timeZone: moscowTimeZone, year: 'numeric' })

/** Null if the text is not an ISO 8601 instant. */
export const getMoscowYear = (iso: string): number | null => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : Number(yearFormat.format(instant))
}
