/** The product's time zone (specification, section 9). */
export const moscow = 'Europe/Moscow'

const years = new Intl.DateTimeFormat('en-US', { timeZone: moscow, year: 'numeric' })

/** The year that it was in Moscow at this instant (ISO 8601), or null when the text is no instant. */
export const moscowYear = (iso: string): number | null => {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? null : Number(years.format(instant))
}
