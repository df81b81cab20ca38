import table from './cyrillize-name.json'

type SpellingRule = readonly [latin: RegExp, cyrillic: string]

const compileRules = (rules: readonly (readonly string[])[]): readonly SpellingRule[] =>
  rules.map(([latin = '', cyrillic = '']) => [new RegExp(latin, 'g'), cyrillic])

const firstRules = compileRules(table.first)
const lastRules = compileRules(table.last)
// Latin letters show neither soft signs nor whether й or и follows a vowel, so both spellings are tried.
const variants = [compileRules(table.soft), compileRules(table.hard)]

const applyRules = (text: string, rules: readonly SpellingRule[]): string =>
  rules.reduce((word, [latin, cyrillic]) => word.replace(latin, cyrillic), text)

/** For a search by prefixes. The spelling with soft signs comes first. */
export const cyrillizeName = (text: string): readonly string[] => {
  if (!/[a-z]/i.test(text) || /\p{Script=Cyrillic}/u.test(text)) return []
  return [...new Set(variants.map(variant => [firstRules, variant, lastRules].reduce(applyRules, text.toLowerCase())))]
}
