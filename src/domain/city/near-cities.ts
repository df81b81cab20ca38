import type { Region } from './city.ts'
import { compareNames, otherLayout } from './compare-names.ts'
import { spelledCities, spelling, type CityOfRegion, type SpelledCity } from './spelled-city.ts'

const mostShown = 4
const longestTyped = 60

/** The cities that somebody who typed this slug, path or name may have meant, nearest first; none when nothing is like it. */
export const nearCities = (regions: readonly Region[], typed: string): readonly CityOfRegion[] =>
  nearAmong(spelledOnce(regions), typed)

// Asked for every address that is not found, nearly always about the same regions.
const known = new WeakMap<readonly Region[], readonly SpelledCity[]>()

const spelledOnce = (regions: readonly Region[]) => {
  const spelled = known.get(regions) ?? spelledCities(regions)
  known.set(regions, spelled)
  return spelled
}

/** The same among cities that were prepared for it: asked on every key stroke. */
export const nearAmong = (cities: readonly SpelledCity[], typed: string): readonly CityOfRegion[] => {
  const text = decoded(typed).slice(0, longestTyped)
  const near = nearest(cities, spelling(text), tolerance)
  return near.length > 0 ? near : nearest(cities, spelling(otherLayout(text)), () => 1)
}

/** How many wrong letters are forgiven, by what was typed and by how many letters the name begins like it. */
type Tolerance = (typed: string, shared: number) => number

const tolerance: Tolerance = ({ length }, shared) =>
  Math.min(3, Math.floor(length / 3)) + (length < 6 && shared >= 2 ? 1 : 0)

const nearest = (cities: readonly SpelledCity[], typed: string, most: Tolerance): readonly CityOfRegion[] => {
  if (typed.length < 3) return []
  return cities
    .map(({ city, names, words }) => ({ city, cost: cost(names, words, typed, most) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted(
      (a, b) => a.cost - b.cost || compareNames(a.city.name, b.city.name) || compareNames(a.city.region, b.city.region),
    )
    .slice(0, mostShown)
    .map(({ city }) => city)
}

const cost = (names: readonly string[], words: readonly string[], typed: string, most: Tolerance): number =>
  Math.min(
    ...names.map(name => costOf(name, typed, most)),
    // Only a part of the name: less near, and no letter more is forgiven for a common beginning.
    ...words.map(word => costOf(word, typed, () => most(typed, 0)) + 1),
  )

const costOf = (name: string, typed: string, most: Tolerance): number => {
  if (name === typed) return -Infinity
  const shared = sharedBeginning(name, typed)
  if (shared === typed.length || (shared === name.length && typed[shared] === ' ')) return -1
  const forgiven = most(typed, shared)
  const distance = editDistance(typed, name, forgiven)
  return distance > forgiven ? Infinity : distance - Math.min(shared, 4) / 4
}

const sharedBeginning = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

const decoded = (path: string): string => {
  const text = path.replace(/^\/+|\/+$/g, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * How many letters to put in, leave out, replace or swap with their neighbour to get from one word to the other;
 * `most + 1` when it takes more than `most`.
 */
export const editDistance = (from: string, to: string, most: number): number => {
  const tooFar = most + 1
  if (Math.abs(from.length - to.length) > most) return tooFar
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const line = nextLine(from, to, row, above, before)
    if (line.every(distance => distance > most)) return tooFar
    before = above
    above = line
  }
  return Math.min(above[to.length] ?? tooFar, tooFar)
}

const nextLine = (
  from: string,
  to: string,
  row: number,
  above: readonly number[],
  before: readonly number[],
): readonly number[] => {
  const line = [row]
  for (let column = 1; column <= to.length; column++) {
    const same = from[row - 1] === to[column - 1]
    let least = Math.min(at(line, column - 1) + 1, at(above, column) + 1, at(above, column - 1) + (same ? 0 : 1))
    if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
      least = Math.min(least, at(before, column - 2) + 1)
    }
    line.push(least)
  }
  return line
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity
