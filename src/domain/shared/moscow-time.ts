import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'

/** The product's time zone (specification, section 9). */
const timeZone = 'Europe/Moscow'

/** A date whose UTC fields are those of a clock in Moscow, in whatever time zone the device is. */
export const toMoscowTime = (instant: Date): Date => new Date(instant.getTime() + getTimezoneOffset(timeZone, instant))
