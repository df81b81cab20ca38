/** The product's time zone (specification, section 9). */
export const moscowTimeZone = 'Europe/Moscow'

// Intl instead of date-fns: this runs in the browser.
const yearFormat = new Intl.DateTimeFormat('en', { timeZone: moscowTimeZone, year: 'numeric' })

/** The year in Moscow at an instant (ISO 8601); null if the text is invalid. */
export const getMoscowYear = (iso: string): number | null => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : Number(yearFormat.format(instant))
}
