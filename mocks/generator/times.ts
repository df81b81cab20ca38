import { between, type Random } from './random.ts'

/** Nothing is made up later than this: the data is the same on every start, whatever the clock says. */
export const latestYear = 2026
const now = Date.UTC(latestYear, 9, 28, 12)
const day = 86_400_000

/** In microseconds, as all times here. */
export const lastMoment = now * 1000

/** The moment at a share of the way from one to another. */
export const momentBetween = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share)

const micros = (random: Random, milliseconds: number) => milliseconds * 1000 + between(random, 0, 999_999)

/** Some moment of a year, in microseconds. */
export const joinedOf = (random: Random, year: number): number =>
  micros(random, Math.min(Date.UTC(year, 0, 1) + Math.floor(random() * 300 * day), now - day))

/** Some moment since then, rather a late one. */
export function updatedOf(random: Random, joined: number): number {
  const since = now - joined / 1000
  return micros(random, now - Math.floor(since * random() ** 3))
}

/** As the API writes it: `2021-03-14T09:26:53.589793Z`. */
export function isoMicros(time: number): string {
  const milliseconds = Math.floor(time / 1000)
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${String(time % 1000).padStart(3, '0')}Z`
}
