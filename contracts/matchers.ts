import { MatchersV3 } from '@pact-foundation/pact'

type Matched<T> = MatchersV3.Matcher<T>

/** A number whose digits follow a pattern: Pact's own matchers know only its type. */
const numberLike = (regex: string, value: number): Matched<number> => {
  const matcher = { 'pact:matcher:type': 'regex', regex, value } as const
  return matcher
}

const patterns = {
  average: String.raw`^([1-4](\.\d+)?|5(\.0+)?)$`,
  count: String.raw`^\d+$`,
  amount: String.raw`^\d+(\.\d+)?$`,
  // Rust's dot and JavaScript's differ about line breaks.
  text: String.raw`^[\s\S]*\S[\s\S]*$`,
  address: '^https?://.+$',
  time: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$`,
  json: String.raw`^application/(.+\+)?json(\s*;.*)?$`,
  key: '^[A-Za-z0-9_-]{1,64}$',
  token: String.raw`^[\x21-\x7e]{1,2048}$`,
  currency: '^[A-Z]{3}$',
  unit: '^(hour|lesson|visit|service|day|m2)$',
  social: '^(telegram|whatsapp|vk|youtube|site)$',
  success: '^(success|ok|true)$',
  ownUrl: '^(/|https://)[!-~]*$',
} as const

const textLike =
  (pattern: string) =>
  (example: string): Matched<string> =>
    MatchersV3.regex(pattern, example)

export const average = (example: number) => numberLike(patterns.average, example)
export const count = (example: number) => numberLike(patterns.count, example)
export const amount = (example: number) => numberLike(patterns.amount, example)

/** Not empty. */
export const text = textLike(patterns.text)
export const address = textLike(patterns.address)
export const time = () => textLike(patterns.time)('2026-03-01T10:00:00.000000Z')
/** What may become a part of an address. */
export const key = textLike(patterns.key)
export const token = textLike(patterns.token)
export const currency = textLike(patterns.currency)
export const priceUnit = textLike(patterns.unit)
export const socialType = textLike(patterns.social)
export const ownUrl = textLike(patterns.ownUrl)
export const success = () => textLike(patterns.success)('success')
export const jsonType = textLike(patterns.json)

/** The bearer of a state: its handler may answer `{ "token": … }` with one that the API itself has made. */
export const bearer = (example: string): Matched<string> => ({
  ...MatchersV3.fromProviderState<string>('Bearer ${token}', `Bearer ${example}`),
  // Any value would do for the matcher of fromProviderState; the product must send this one.
  ...MatchersV3.regex(`^Bearer ${example.replaceAll('|', String.raw`\|`)}$`, `Bearer ${example}`),
})
