export type Environment = Readonly<Record<string, string | undefined>>

/** Their values may contain passwords or tokens, so no error shows them. */
const secretSettings = new Set([
  'API_BASE_URL',
  'VALKEY_URL',
  'VARNISH_URLS',
  'CDN_PURGE_URL',
  'CDN_PURGE_HEADER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])

const expectedUrl = 'an http or https address without credentials, a query or a fragment'
const expectedOrigin =
  'an http or https address without credentials, a path, a query or a fragment, like https://znatok.example'

const isHttpUrl = ({ protocol }: URL) => /^https?:$/.test(protocol)

// A lone `?` or `#` leaves `search` and `hash` of a URL empty, but would still cut off the path of a call.
const hasQueryOrFragment = (text: string) => /[?#]/.test(text)

export function createEnvironmentReader(environment: Environment) {
  const errors: string[] = []
  const readText = (name: string) => environment[name]?.trim() || undefined
  const addError = (name: string, expected: string) => {
    errors.push(
      secretSettings.has(name)
        ? `${name} must be ${expected}`
        : `${name} is '${readText(name) ?? ''}', but must be ${expected}`,
    )
  }
  const readOptionalInteger = (name: string, from: number, to: number) => {
    const text = readText(name)
    if (text === undefined) return undefined
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (value < from || value > to) addError(name, `a whole number from ${from} to ${to}`)
    return value
  }
  const readValidUrl = (name: string, isValid: (url: URL) => boolean, expected: string) => {
    const text = readText(name)
    if (text === undefined) return undefined
    const url = URL.canParse(text) ? new URL(text) : undefined
    // `fetch` rejects http URLs that contain credentials.
    const hasCredentials = url?.protocol.startsWith('http') && (url.username || url.password)
    if (url && isValid(url) && !hasQueryOrFragment(text) && !hasCredentials) return { text, url }
    addError(name, expected)
    return undefined
  }
  return {
    errors,
    readText,
    addError,
    readOptionalInteger,
    readInteger: (name: string, fallback: number, from: number, to: number) =>
      readOptionalInteger(name, from, to) ?? fallback,
    readUrl: (name: string, isValid = isHttpUrl, expected = expectedUrl) =>
      // Without the lookbehind, the pattern would take quadratic time in a run of slashes.
      readValidUrl(name, isValid, expected)?.text.replace(/(?<!\/)\/+$/, ''),
    readOrigin: (name: string) =>
      readValidUrl(name, url => isHttpUrl(url) && url.pathname === '/', expectedOrigin)?.url.origin,
    readOneOf: <T extends string>(name: string, values: readonly T[], fallback: T) => {
      const text = readText(name)
      const value = values.find(candidate => candidate === (text ?? fallback))
      if (value === undefined) addError(name, `one of ${values.join(', ')}`)
      return value ?? fallback
    },
    readList: (name: string, isValid: (entry: string) => boolean, expected: string) => {
      const list = readText(name)
        ?.split(',')
        .map(entry => entry.trim().toLowerCase())
      if (list?.every(isValid) === false) addError(name, expected)
      return list
    },
  }
}
