import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = ['content/en', 'src/ui/i18n/locales/en'].flatMap(folder =>
  readdirSync(folder).map(name => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    // Front matter is data, not text.
    return { path: `${folder}/${name}`, text: name.endsWith('.md') ? text.replace(/^---\n[^]*?\n---\n/, '') : text }
  }),
)

const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

const americanForms: readonly RegExp[] = [
  // -or, -er, -og, one consonant
  /\b(?:un)?(?:color|favor|behavior|honor|labor|neighbor|harbor|rumor)\w*/gi,
  /\b(?:centers?|centered|(?:square |centi|kilo)?meters?|liters?|theaters?|catalogs?|gray|tires?)\b/gi,
  /\b(?:cancel|travel|label|model|signal)(?:ed|ing|er|ers)\b/gi,
  /\b(?:enrollment|fulfill|skillful|installment)s?\b/gi,
  // -ize, -yze
  /\b(?!(?:re|over|down)?siz|priz|seiz)[a-z]{2,}(?:iz|yz)(?:e|es|ed|er|ers|ing|ation|ations|able)\b/gi,
  // The noun is a licence and a practice, the verb to license and to practise.
  /\b(?:a|an|the|your|their|his|her|this|that|no|any|of) licenses?\b|\blicenc(?:ed|ing)\b|\b(?:to|must|can|may|will) (?:licence|practice)\b|\bpractic(?:ed|ing)\b/gi,
  /\b(?:defense|offense|checks? (?:for payment|by post)|gotten|toward|math|zip codes?)\b/gi,
]

// The only allowed form is 12 November 2025.
const otherDates: readonly RegExp[] = [
  new RegExp(String.raw`\b${months}\.? \d{1,2}(?:st|nd|rd|th)?\b(?! ?:)`, 'g'),
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th) (?:of )?${months}\b`, 'g'),
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g,
  new RegExp(String.raw`\b\d{1,2} ${months}, \d{4}\b`, 'g'),
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/g,
]

const findMatches = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap(pattern => text.match(pattern) ?? [])

const findInTexts = (patterns: readonly RegExp[]) =>
  texts.flatMap(({ path, text }) => findMatches(text, patterns).map(words => `${path}: ${words}`))

test('reads all English texts', () => {
  expect(texts.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(4)
  expect(texts.filter(({ path }) => path.endsWith('.json')).length).toBeGreaterThan(30)
})

test('English texts use British spelling', () => {
  expect(findInTexts(americanForms)).toEqual([])
})

test('English texts write dates in one form', () => {
  expect(findInTexts(otherDates)).toEqual([])
})

test.each([
  'Your favorites',
  'another color',
  'the city center',
  'per square meter',
  'Canceled',
  'is recognized',
  'an organization',
  'to analyze',
  'a neighbor',
  'show the license',
  'a licenced electrician',
  'must practice',
  'a catalog',
])('finds American ‘%s’', text => {
  expect(findMatches(text, americanForms)).not.toEqual([])
})

test.each(['12 Nov 2025', 'November 12, 2025', '12th November', '12 November, 2025', '12.11.2025', '2025-11-12'])(
  'finds the date form ‘%s’',
  text => {
    expect(findMatches(text, otherDates)).not.toEqual([])
  },
)

test.each([
  'Favourites, a licence to practise, licensed doctors, the size of a prize, resized, 12 November 2025',
  'from 1 May 2025, and what one may write in 15 minutes',
])('accepts ‘%s’', text => {
  expect(findMatches(text, [...americanForms, ...otherDates])).toEqual([])
})
