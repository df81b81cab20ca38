import { MatchersV3 } from '@pact-foundation/pact'
import type { Locale } from '#domain/shared/locale.ts'

type Matched<T> = MatchersV3.Matcher<T>

const patterns = {
  average: String.raw`^([1-4](\.\d+)?|5(\.0+)?)$`,
  amount: String.raw`^\d+(\.\d+)?$`,
  // `[\s\S]` instead of a dot, because Rust and JavaScript disagree on what a line break is.
  text: String.raw`^[\s\S]*\S[\s\S]*$`,
  address: '^https?://.+$',
  time: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$`,
  json: String.raw`^application/(.+\+)?json(\s*;.*)?$`,
  key: '^[A-Za-z0-9_-]{1,64}$',
  token: String.raw`^[\x21-\x7e]{1,2048}$`,
  unit: '^(hour|lesson|visit|service|day|m2)$',
  social: '^(telegram|whatsapp|vk|youtube|site)$',
  flag: '^(true|false|1|0)$',
  yes: '^(true|1)$',
  ownUrl: '^(/|https://)[!-~]*$',
  id: String.raw`^[1-9]\d*$`,
} as const

/**
 * The JSON text of a refusal in the language of the request, Cyrillic or not: `error`, a list in `errors`, or `errors` by field. An empty
 * one does not match.
 */
export const refusalPatterns = {
  ru: String.raw`^[\s\S]*"(error":"[^"]*|errors":\[[^\]]*|errors":\{[^}]*)[А-Яа-яЁё][\s\S]*$`,
  en: String.raw`^[\s\S]*"(error":"([^"\\А-Яа-яЁё]|\\.)*[A-Za-z]([^"\\А-Яа-яЁё]|\\.)*"|errors":\[[^\]А-Яа-яЁё]*[A-Za-z][^\]А-Яа-яЁё]*\]|errors":\{[^}А-Яа-яЁё]*:[^}А-Яа-яЁё]*[A-Za-z][^}А-Яа-яЁё]*\})[\s\S]*$`,
} as const satisfies Readonly<Record<Locale, string>>

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
export const amount = (example: number) => matchValue(patterns.amount, example)

/** Some databases send whole numbers as strings, too. */
export const whole = (value: number): Matched<number> => matchValue(`^${value}$`, value)
/** An id that no state determines. */
export const anyId = (example: number) => matchValue(patterns.id, example)

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
export const priceUnit = matchText(patterns.unit)
export const socialType = matchText(patterns.social)
export const ownUrl = matchText(patterns.ownUrl)
/** A string or a number. */
export const botCode = (example: string) => MatchersV3.regex(patterns.key, example)
export const jsonType = (example: string) => MatchersV3.regex(patterns.json, example)

const escapePattern = (literal: string) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * A part of a request that depends on a state. The site sends the example; the verifier sends the expression, filled with what the
 * state handler returned, or else with the state's parameters.
 */
export const fromState = (expression: string, example: string): Matched<string> => ({
  ...MatchersV3.fromProviderState<string>(expression, example),
  // The matcher of fromProviderState accepts any value; the site must send this one.
  ...MatchersV3.regex(`^${escapePattern(example)}$`, example),
})

/** Likewise, of a number. */
export const idFromState = (expression: string, example: number): Matched<number> => ({
  ...MatchersV3.fromProviderState<number>(expression, example),
  ...whole(example),
})

/** The bearer of a state. The state handler may return a token of its own: `{ "token": … }`. */
export const bearer = (example: string): Matched<string> => fromState('Bearer ${token}', `Bearer ${example}`)
