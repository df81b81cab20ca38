import { isCalendarDate, getMoscowDate } from '#domain/shared/moscow-date.ts'

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

/** Whether a service can be requested for a date: from today on, in Moscow. */
export const isServiceDate = (date: string, now: Date): boolean => isCalendarDate(date) && date >= getMoscowDate(now)
