import { fold, latin, otherLayout } from './compare-names.ts'
import type { Named } from './named.ts'
import { similarTo } from './similar.ts'

/** What answers a text, and where: `length` letters from `start` on. */
export interface Found<T> {
  readonly item: T
  /** Nothing to mark where it is another name or another spelling that answers. */
  readonly in: 'name' | 'beside' | 'other'
  readonly start: number
  readonly length: number
}

interface FoundOnes<T> {
  readonly found: readonly Found<T>[]
  /** Nothing answers: these have a similar name. */
  readonly near: boolean
}

/** Where else to look when neither the name nor another word for it begins so: the place of the text, or -1. */
type Beside<T> = (thing: Named<T>, typed: string) => number

/**
 * What somebody who typed this may look for, as cities and categories are looked for alike: names that start with it or
 * that people use for it, then names with a word that starts with it, then what lies beside. Where that finds nothing:
 * the same in Latin letters, with another ending, with the other layout of the keyboard; then similar names. Of what
 * answers as well, the first of all comes first.
 */
export const findNamed = <T>(all: readonly Named<T>[], text: string, beside: Beside<T>): FoundOnes<T> => {
  for (const typed of [folded(text), folded(otherLayout(text))]) {
    const attempts: readonly Attempt<T>[] = [byName(typed, beside), bySpelling(latin(typed)), byStem(latin(typed))]
    for (const attempt of attempts) {
      const answers = typed === '' ? [] : attempt(all)
      if (answers.length > 0) return { found: answers, near: false }
    }
  }
  return { found: similarTo(all, text).map(({ item }) => found(item, 'other')), near: true }
}

const folded = (text: string): string => fold(text.normalize('NFC')).trim().replace(/ +/g, ' ')

type Attempt<T> = (all: readonly Named<T>[]) => readonly Found<T>[]

const byName =
  <T>(typed: string, beside: Beside<T>): Attempt<T> =>
  all => {
    const spelled = latin(typed)
    const ranked: readonly [Found<T>[], Found<T>[], Found<T>[], Found<T>[]] = [[], [], [], []]
    for (const thing of all) {
      const { item, folded: name, aliases } = thing
      const start = wordStart(name, typed)
      if (start >= 0) ranked[start === 0 ? 0 : 1].push(found(item, 'name', start, typed.length))
      else if (aliases.some(alias => isMeant(alias, spelled))) ranked[0].push(found(item, 'other'))
      else if (aliases.some(alias => isBegun(alias, spelled))) ranked[2].push(found(item, 'other'))
      else {
        const place = beside(thing, typed)
        if (place >= 0) ranked[3].push(found(item, 'beside', place, typed.length))
      }
    }
    return ranked.flat()
  }

const bySpelling =
  <T>(spelled: string): Attempt<T> =>
  all =>
    spelled === ''
      ? []
      : all
          .filter(({ spellings }) => spellings.some(spelling => spelling.startsWith(spelled)))
          .map(({ item }) => found(item, 'other'))

/** Endings come and go: who looks for one nanny finds 'nannies', in Russian too. Whole words only. */
const byStem =
  <T>(spelled: string): Attempt<T> =>
  all => {
    const wanted = ` ${stems(spelled)} `
    return wanted.trim() === ''
      ? []
      : all
          .filter(({ spellings: [name = ''], aliases }) =>
            [name, ...aliases].some(words => ` ${stems(words)} `.includes(wanted)),
          )
          .map(({ item }) => found(item, 'other'))
  }

const stems = (words: string): string => words.split(' ').map(stem).join(' ')
// What is shorter without it is no ending.
const stem = (word: string): string => word.replace(/(?<=[a-z]{3})(?:[aeiouy]{1,3}s?|s)$/, '')

const wordStart = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0
  const before = name.indexOf(` ${typed}`)
  return before < 0 ? -1 : before + 1
}

// Fewer letters begin too much.
const shortestBeginning = 3

const isBegun = (alias: string, typed: string): boolean => typed.length >= shortestBeginning && alias.startsWith(typed)

/** The whole of it, and perhaps words after it. */
const isMeant = (alias: string, typed: string): boolean => alias === typed || typed.startsWith(`${alias} `)

const found = <T>(item: T, where: Found<T>['in'], start = 0, length = 0): Found<T> => ({
  item,
  in: where,
  start,
  length,
})
