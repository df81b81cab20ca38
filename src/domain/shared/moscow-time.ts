import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import { timeZone } from './time-zone.ts'

/** Returns a date whose UTC fields show Moscow time, regardless of the device's time zone. */
export const toMoscowTime = (instant: Date): Date => new Date(instant.getTime() + getTimezoneOffset(timeZone, instant))
