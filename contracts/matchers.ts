import { MatchersV3 } from '@pact-foundation/pact'

type Matched<T> = MatchersV3.Matcher<T>

const patterns = {
  average: String.raw`^([1-4](\.\d+)?|5(\.0+)?)$`,
  count: String.raw`^\d+$`,
  amount: String.raw`^\d+(\.\d+)?$`,
  // `[\s\S]` instead of a dot, because Rust and JavaScript disagree on what a line break is.
  text: String.raw`^[\s\S]*\S[\s\S]*$`,
  address: '^https?://.+$',
  time: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$`,
  json: String.raw`^application/(.+\+)?json(\s*;.*)?$`,
  key: '^[A-Za-z0-9_-]{1,64}$',
  token: String.raw`^[\x21-\x7e]{1,2048}$`,
  currency: '^[A-Z]{3}$',
  unit: '^(hour|lesson|visit|service|day|m2)$',
  social: '^(telegram|whatsapp|vk|youtube|site)$',
  flag: '^(true|false|1|0)$',
  yes: '^(true|1)$',
  ownUrl: '^(/|https://)[!-~]*$',
} as const

const regex = (pattern: string) => ({ 'pact:matcher:type': 'regex', regex: pattern }) as const

/** Matches the text of a number or boolean: Pact's own matchers compare only the type. */
const matchValue = <T extends number | boolean>(pattern: string, value: T): Matched<T> => ({
  ...regex(pattern),
  value,
})

/** Also requires a string: a pattern alone matches numbers, and `null` as a word. */
const matchText =
  (pattern: string) =>
  (value: string): Matched<string> => {
    const matcher = { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, regex(pattern)], value }
    return matcher as unknown as Matched<string>
  }

export const average = (example: number) => matchValue(patterns.average, example)
export const count = (example: number) => matchValue(patterns.count, example)
export const amount = (example: number) => matchValue(patterns.amount, example)

/** PHP sends decimals as strings with trailing zeros. */
export function decimal(value: number): Matched<number> {
  const zeros = Number.isInteger(value) ? String.raw`(\.0+)?` : '0*'
  return matchValue(`^${String(value).replace('.', String.raw`\.`)}${zeros}$`, value)
}

/** Databases without booleans send 1 and 0. */
export const flag = (example: boolean) => matchValue(patterns.flag, example)
export const yes = () => matchValue(patterns.yes, true)

export const text = matchText(patterns.text)
export const address = matchText(patterns.address)
export const time = () => matchText(patterns.time)('2026-03-01T10:00:00.000000Z')
/** Safe in a URL. */
export const key = matchText(patterns.key)
export const token = matchText(patterns.token)
export const currency = matchText(patterns.currency)
export const priceUnit = matchText(patterns.unit)
export const socialType = matchText(patterns.social)
export const ownUrl = matchText(patterns.ownUrl)
/** A string or a number. */
export const botCode = (example: string) => MatchersV3.regex(patterns.key, example)
export const jsonType = (example: string) => MatchersV3.regex(patterns.json, example)

/** The bearer of a state. The state handler may return a token of its own: `{ "token": … }`. */
export const bearer = (example: string): Matched<string> => ({
  ...MatchersV3.fromProviderState<string>('Bearer ${token}', `Bearer ${example}`),
  // The matcher of fromProviderState accepts any value; the site must send this one.
  ...MatchersV3.regex(`^Bearer ${example.replaceAll('|', String.raw`\|`)}$`, `Bearer ${example}`),
})
