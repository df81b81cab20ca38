export const timeZone = 'Europe/Moscow'
