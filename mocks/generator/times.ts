import { pickInteger, type Random } from './random.ts'

/** The last year of the data. Constant, so that the data is the same on every start. */
export const latestYear = 2026
const nowMs = Date.UTC(latestYear, 9, 28, 12)
const dayMs = 86_400_000

export const nowMicros = nowMs * 1000

export const interpolate = (start: number, end: number, share: number): number =>
  Math.round(start + (end - start) * share)

const addRandomMicros = (random: Random, ms: number) => ms * 1000 + pickInteger(random, 0, 999_999)

export const drawJoinedMicros = (random: Random, year: number): number =>
  addRandomMicros(random, Math.min(Date.UTC(year, 0, 1) + Math.floor(random() * 300 * dayMs), nowMs - dayMs))

/** Recent times are more likely. */
export function drawUpdatedMicros(random: Random, joinedMicros: number): number {
  const elapsedMs = nowMs - joinedMicros / 1000
  return addRandomMicros(random, nowMs - Math.floor(elapsedMs * random() ** 3))
}

/** In the API's format: `2021-03-14T09:26:53.589793Z`. */
export function formatMicros(micros: number): string {
  const ms = Math.floor(micros / 1000)
  return `${new Date(ms).toISOString().slice(0, -1)}${String(micros % 1000).padStart(3, '0')}Z`
}
