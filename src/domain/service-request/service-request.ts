import { isCalendarDate, getMoscowDate } from '#domain/shared/moscow-date.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'

/** A request for a service, to one specialist or to all who offer it. */
export interface ServiceRequest {
  readonly cityId: number
  readonly categoryId: number
  /** The specialist from whose page the request was sent. Only this specialist sees the phone number. */
  readonly profileId?: number
  readonly description: string
  /** `YYYY-MM-DD`; null for any date. */
  readonly date: string | null
  /** Whole rubles; null for a budget to be agreed. */
  readonly budget: number | null
  /** E.164. */
  readonly phone: string
}

export const serviceRequestLimits = {
  /** Characters. */
  description: 1000,
  budget: maxPrice,
} as const

/** Whether the date is today in Moscow or later. */
export const isServiceDate = (date: string, now: Date): boolean => isCalendarDate(date) && date >= getMoscowDate(now)
