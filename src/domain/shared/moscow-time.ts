import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import { timeZone } from './time-zone.ts'

/** The UTC fields of the result show Moscow time. */
export const toMoscowTime = (instant: Date): Date => new Date(instant.getTime() + getTimezoneOffset(timeZone, instant))
