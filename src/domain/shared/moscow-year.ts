import { toMoscowTime } from './moscow-time.ts'

export const getMoscowYear = (iso: string): number | null => {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? null : toMoscowTime(instant).getUTCFullYear()
}
