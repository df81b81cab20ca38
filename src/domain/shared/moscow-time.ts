/** The product's time zone (specification, section 9). */
export const moscow = 'Europe/Moscow'

const years = new Intl.DateTimeFormat('en-US', { timeZone: moscow, year: 'numeric' })

/** The year that it was in Moscow at this instant (ISO 8601), or null when the text is no instant. */
export const moscowYear = (iso: string): number | null => {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? null : Number(years.format(instant))
}

// Swedish dates are written `2026-10-28`.
const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: moscow, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day that it is in Moscow at this instant: `YYYY-MM-DD`. */
export const moscowDate = (instant: Date): string => dates.format(instant)
