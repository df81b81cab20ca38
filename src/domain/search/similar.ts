import { otherLayout } from './compare-names.ts'
import { editDistance } from './edit-distance.ts'
import { spelling, type Named } from './named.ts'

const mostShown = 4
const longestTyped = 60

/** What somebody may have meant who typed this with a letter or two wrong, or with the other layout; the nearest first. */
export const similarTo = <T>(all: readonly Named<T>[], typed: string): readonly Named<T>[] => {
  const text = typed.slice(0, longestTyped)
  const near = nearest(all, spelling(text), tolerance)
  return near.length > 0 ? near : nearest(all, spelling(otherLayout(text)), () => 1)
}

/** How many wrong letters are forgiven, by what was typed and by how many letters the name begins like it. */
type Tolerance = (typed: string, shared: number) => number

const tolerance: Tolerance = ({ length }, shared) =>
  Math.min(3, Math.floor(length / 3)) + (length < 6 && shared >= 2 ? 1 : 0)

/** Of what is as near, the first of all comes first. */
const nearest = <T>(all: readonly Named<T>[], typed: string, most: Tolerance): readonly Named<T>[] => {
  if (typed.length < 3) return []
  return all
    .map(thing => ({ thing, cost: costOf(thing, typed, most) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostShown)
    .map(({ thing }) => thing)
}

const costOf = <T>({ spellings, aliases, words }: Named<T>, typed: string, most: Tolerance): number =>
  Math.min(
    ...spellings.map(name => costOfName(name, typed, most)),
    // Only a part of the name, or another one: less near, and no letter more is forgiven for a common beginning.
    ...[...words, ...aliases].map(word => costOfName(word, typed, () => most(typed, 0)) + 1),
  )

const costOfName = (name: string, typed: string, most: Tolerance): number => {
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
