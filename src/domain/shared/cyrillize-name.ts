import table from './cyrillize-name.json'

type Spelling = readonly [latin: RegExp, cyrillic: string]

const compile = (rules: readonly (readonly string[])[]): readonly Spelling[] =>
  rules.map(([latin = '', cyrillic = '']) => [new RegExp(latin, 'g'), cyrillic])

const firstRules = compile(table.first)
const lastRules = compile(table.last)
// What Latin letters do not tell: soft signs, and й or и after a vowel.
const variants = [compile(table.soft), compile(table.hard)]

const spell = (text: string, rules: readonly Spelling[]): string =>
  rules.reduce((spelled, [latin, cyrillic]) => spelled.replace(latin, cyrillic), text)

/**
 * The Russian spellings that a romanized name may come from, the likelier first: the reverse of `romanizeName`, for a search that
 * compares beginnings of words. None if the text is not in Latin letters.
 */
export const cyrillizeName = (text: string): readonly string[] => {
  if (!/[a-z]/i.test(text) || /\p{Script=Cyrillic}/u.test(text)) return []
  return [...new Set(variants.map(variant => [firstRules, variant, lastRules].reduce(spell, text.toLowerCase())))]
}
