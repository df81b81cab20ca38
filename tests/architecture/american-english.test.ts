import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = ['content/en', 'src/ui/i18n/locales/en', 'mocks/data/trades'].flatMap(folder =>
  readdirSync(folder).map(name => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    // Inline code and the date in the front matter are data, not text.
    const isMarkdown = name.endsWith('.md')
    return { path: `${folder}/${name}`, text: isMarkdown ? text.replaceAll(/^date: .*$|`.*?`/gm, '') : text }
  }),
)

const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

const britishForms: readonly RegExp[] = [
  /\b(?:un)?(?:colour|favour|behaviour|honour|labour|neighbour|harbour|rumour)\w*/gi,
  /\b(?:centres?|centred|(?:square |centi|kilo)?metres?|litres?|theatres?|catalogues?|grey|tyres?)\b/gi,
  /\b(?:cancell|travell|labell|modell|signall|levell)(?:ed|ing|er|ers)\b|\bcounselling\b/gi,
  /\b(?:enrolment|fulfil|skilful|instalment)s?\b/gi,
  /\b(?:organ|real|recogn|apolog|author|categor|custom|emphas|final|general|memor|minim|optim|personal|priorit|special|summar|util|anal|paral)[iy]s(?:e|es|ed|er|ers|ing|ation|ations|able)\b/gi,
  /\blicences?\b|\bpractis(?:e|es|ed|ing)\b/gi,
  /\b(?:defence|offence|cheque|whilst|amongst|towards|maths|postcodes?|enquir(?:y|ies)|tick(?:s|ed|ing)?|flats?|roubles?)\b/gi,
]

// The only allowed format is November 12, 2025.
const otherDates: readonly RegExp[] = [
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\b`, 'g'),
  new RegExp(String.raw`\b${months}\.? \d{1,2}(?:st|nd|rd|th)\b`, 'g'),
  new RegExp(String.raw`\b${months}\.? \d{1,2} \d{4}\b`, 'g'),
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}\b/g,
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/g,
]

const findMatches = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap(pattern => text.match(pattern) ?? [])

const findInTexts = (patterns: readonly RegExp[]) =>
  texts.flatMap(({ path, text }) => findMatches(text, patterns).map(words => `${path}: ${words}`))

test('reads the English texts, with their titles', () => {
  expect(texts.find(({ path }) => path === 'content/en/help.md')?.text).toContain('title: Help')
  expect(texts.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(4)
  expect(texts.filter(({ path }) => path.endsWith('.json')).length).toBeGreaterThan(30)
})

test('English texts use American spelling', () => {
  expect(findInTexts(britishForms)).toEqual([])
})

test('English texts use a single date format', () => {
  expect(findInTexts(otherDates)).toEqual([])
})

test.each([
  'Your favourites',
  'another colour',
  'the city centre',
  'per square metre',
  'Cancelled',
  'is recognised',
  'an organisation',
  'to analyse',
  'a neighbour',
  'show the licence',
  'must practise',
  'a catalogue',
  'a tutor of maths',
  'tick the box',
  'whole roubles',
])('finds British ‘%s’', text => {
  expect(findMatches(text, britishForms)).not.toEqual([])
})

test.each(['Nov 12, 2025', '12 November 2025', 'November 12th', 'November 12 2025', '12.11.2025', '2025-11-12'])(
  'finds the date format ‘%s’',
  text => {
    expect(findMatches(text, otherDates)).not.toEqual([])
  },
)

test.each([
  'Favorites, a license to practice, licensed doctors, the size of a prize, promised, precise, November 12, 2025',
  'from May 1, 2025, and what one may write in 15 minutes',
  'a specialist, an exercise, advertising',
])('accepts ‘%s’', text => {
  expect(findMatches(text, [...britishForms, ...otherDates])).toEqual([])
})
