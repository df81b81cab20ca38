import { MatchersV3 } from '@pact-foundation/pact'
import type { Locale } from '#domain/shared/locale.ts'

type Matcher<T> = MatchersV3.Matcher<T>

const patterns = {
  rating: String.raw`^([1-4](\.\d+)?|5(\.0+)?)$`,
  amount: String.raw`^\d+(\.\d+)?$`,
  // `[\s\S]` instead of a dot, because Rust and JavaScript disagree about line breaks.
  nonBlankText: String.raw`^[\s\S]*\S[\s\S]*$`,
  webUrl: '^https?://.+$',
  timestamp: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$`,
  jsonType: String.raw`^application/(.+\+)?json(\s*;.*)?$`,
  opaqueId: '^[A-Za-z0-9_-]{1,64}$',
  token: String.raw`^[\x21-\x7e]{1,2048}$`,
  priceUnit: '^(hour|lesson|visit|service|day|m2)$',
  socialType: '^(telegram|whatsapp|vk|youtube|site)$',
  flag: '^(true|false|1|0)$',
  trueValue: '^(true|1)$',
  pathOrHttpsUrl: '^(/|https://)[!-~]*$',
  id: String.raw`^[1-9]\d*$`,
} as const

/** Match the JSON text of a refusal in any form. Russian texts have Cyrillic letters; English texts have none. */
export const refusalPatterns = {
  ru: String.raw`^[\s\S]*"(errors?":"([^"\\]|\\.)*|errors?":\[[^\]]*|errors":\{[^}]*)[А-Яа-яЁё][\s\S]*$`,
  en: String.raw`^[\s\S]*"(errors?":"([^"\\А-Яа-яЁё]|\\.)*[A-Za-z]([^"\\А-Яа-яЁё]|\\.)*"|errors?":\[[^\]А-Яа-яЁё]*[A-Za-z][^\]А-Яа-яЁё]*\]|errors":\{[^}А-Яа-яЁё]*:[^}А-Яа-яЁё]*[A-Za-z][^}А-Яа-яЁё]*\})[\s\S]*$`,
} as const satisfies Readonly<Record<Locale, string>>

const regex = (pattern: string) => ({ 'pact:matcher:type': 'regex', regex: pattern }) as const

/** Matches the text of a number or boolean: Pact's own matchers compare only the type. */
const matchValue = <T extends number | boolean>(pattern: string, value: T): Matcher<T> => ({
  ...regex(pattern),
  value,
})

/** Also requires a string, because a pattern alone accepts numbers, and null as the text 'null'. */
const matchText =
  (pattern: string) =>
  (value: string): Matcher<string> => {
    // Pact combines the matchers of a list, but its types allow only one.
    const matcher = { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, regex(pattern)], value }
    return matcher as unknown as Matcher<string>
  }

export const rating = (example: number) => matchValue(patterns.rating, example)
export const amount = (example: number) => matchValue(patterns.amount, example)

export const exactInteger = (value: number): Matcher<number> => matchValue(`^${value}$`, value)
export const positiveInteger = (example: number) => matchValue(patterns.id, example)

/** Also matches a string with trailing zeros, as PHP sends decimals. */
export function exactDecimal(value: number): Matcher<number> {
  const zeros = Number.isInteger(value) ? String.raw`(\.0+)?` : '0*'
  return matchValue(`^${String(value).replace('.', String.raw`\.`)}${zeros}$`, value)
}

export const flag = (example: boolean) => matchValue(patterns.flag, example)
export const trueValue = () => matchValue(patterns.trueValue, true)

export const nonBlankText = matchText(patterns.nonBlankText)
export const webUrl = matchText(patterns.webUrl)
export const timestamp = () => matchText(patterns.timestamp)('2026-03-01T10:00:00.000000Z')
/** An id that needs no escaping in a URL. */
export const opaqueId = matchText(patterns.opaqueId)
export const token = matchText(patterns.token)
export const priceUnit = matchText(patterns.priceUnit)
export const socialType = matchText(patterns.socialType)
export const pathOrHttpsUrl = matchText(patterns.pathOrHttpsUrl)
/** Accepts a number too, because an API may send the code as one. */
export const botCode = (example: string) => MatchersV3.regex(patterns.opaqueId, example)
export const jsonType = (example: string) => MatchersV3.regex(patterns.jsonType, example)

const escapePattern = (literal: string) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The verifier evaluates `expression` with the values from the state handler, or with the state's parameters. */
export const stateValue = (expression: string, example: string): Matcher<string> => ({
  ...MatchersV3.fromProviderState<string>(expression, example),
  // The matcher of fromProviderState accepts any value; the site must send this one.
  ...MatchersV3.regex(`^${escapePattern(example)}$`, example),
})

export const stateId = (expression: string, example: number): Matcher<number> => ({
  ...MatchersV3.fromProviderState<number>(expression, example),
  ...exactInteger(example),
})

export const bearer = (example: string): Matcher<string> => stateValue('Bearer ${token}', `Bearer ${example}`)
