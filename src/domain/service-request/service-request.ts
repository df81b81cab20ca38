import { moscowDate } from '#domain/shared/moscow-time.ts'

/** What somebody needs done: for one specialist, or for whoever takes it. */
export interface ServiceRequest {
  readonly cityId: number
  readonly categoryId: number
  /** Whose profile it was sent from: they alone see the phone number. */
  readonly profileId?: number
  readonly description: string
  /** `YYYY-MM-DD`; null: whenever it suits. */
  readonly date: string | null
  /** Whole roubles; null: to be agreed. */
  readonly budget: number | null
  /** E.164. */
  readonly phone: string
}

export const serviceRequestLimits = {
  /** Characters. */
  description: 1000,
  /** Whole roubles. */
  budget: 100_000_000,
} as const

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar: `2026-02-29` is none. */
export function isCalendarDate(text: string): boolean {
  if (!pattern.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether a service can be asked for on this day: from today on, as the calendar says it in Moscow. */
export const isServiceDate = (date: string, now: Date): boolean => isCalendarDate(date) && date >= moscowDate(now)
