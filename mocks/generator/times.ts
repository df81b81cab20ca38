import { pickInteger, type Random } from './random.ts'

/** Nothing is made up later than this: the data is the same on every start, whatever the clock says. */
export const latestYear = 2026
const nowMs = Date.UTC(latestYear, 9, 28, 12)
const dayMs = 86_400_000

/** In microseconds, as all times here. */
export const nowMicros = nowMs * 1000

/** The moment at a share of the way from one to another. */
export const interpolate = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share)

const toMicros = (random: Random, ms: number) => ms * 1000 + pickInteger(random, 0, 999_999)

/** Some moment of a year, in microseconds. */
export const drawJoined = (random: Random, year: number): number =>
  toMicros(random, Math.min(Date.UTC(year, 0, 1) + Math.floor(random() * 300 * dayMs), nowMs - dayMs))

/** Some moment since then, rather a late one. */
export function drawUpdated(random: Random, joinedMicros: number): number {
  const sinceMs = nowMs - joinedMicros / 1000
  return toMicros(random, nowMs - Math.floor(sinceMs * random() ** 3))
}

/** As the API writes it: `2021-03-14T09:26:53.589793Z`. */
export function formatMicros(micros: number): string {
  const ms = Math.floor(micros / 1000)
  return `${new Date(ms).toISOString().slice(0, -1)}${String(micros % 1000).padStart(3, '0')}Z`
}
