/** The product's time zone. */
export const timeZone = 'Europe/Moscow'
