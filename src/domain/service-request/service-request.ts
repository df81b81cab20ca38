import { isCalendarDate, getMoscowDate } from '#domain/shared/moscow-date.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'

export interface ServiceRequest {
  readonly cityId: number
  readonly categoryId: number
  /** Only this specialist sees the phone number. Omitted for a request to all who offer the service. */
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
  description: 1000,
  budget: maxPrice,
} as const

export const isServiceDate = (date: string, now: Date): boolean => isCalendarDate(date) && date >= getMoscowDate(now)
