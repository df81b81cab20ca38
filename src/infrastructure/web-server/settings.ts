import { isIP } from 'node:net'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The operator's settings: read once at start, never part of the build. */
export interface Settings {
  readonly port: number
  /** Origin of all absolute URLs, without a trailing slash. */
  readonly siteUrl: string
  /** Undefined: the site starts its own demo API. */
  readonly apiBaseUrl: string | undefined
  /** Timeout of an API query, including its retry. Session queries get 32 % of it. */
  readonly queryTimeoutMs: number
  /** Hosts whose pictures the site proxies; undefined: the API's host. */
  readonly imageHosts: readonly string[] | undefined
  /** 0: any free port. */
  readonly mockApiPort: number
  /** Stores what visitors of the demo change; undefined: a stop loses it. */
  readonly demoDataFile: string | undefined
  readonly pageCacheBytes: number
  /** Undefined: no metrics. */
  readonly metricsPort: number | undefined
  /** Undefined for a single instance. */
  readonly valkeyUrl: string | undefined
  /** Folder for static files of recent builds; undefined to serve only the current build's. */
  readonly staticFolder: string | undefined
  /** File with the most requested pages, for the warm start. */
  readonly mostRequestedFile: string | undefined
  /** Addresses of the Varnish servers in front, which are purged. */
  readonly varnishUrls: readonly string[]
  /** URL of the CDN's purge by tag. */
  readonly cdnPurgeUrl: string | undefined
  /** Authorisation header of the purge. */
  readonly cdnPurgeHeader: readonly [name: string, value: string] | undefined
  /** TTL (seconds) of profiles in a cache that can't be purged; undefined for the usual TTL. */
  readonly proxyCacheSeconds: number | undefined
  readonly rendersAtOnce: number
  /** Limit for one visitor, by IP address. */
  readonly writesPerMinute: number
  /** Limit for one visitor, by IP address, counting the queries that need the API. */
  readonly queriesPerMinute: number
  /** Whether `Strict-Transport-Security` includes subdomains. */
  readonly hstsSubdomains: boolean
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks or `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** Where to report vulnerabilities: an https or mailto address; undefined: no `security.txt`. */
  readonly securityContact: string | undefined
  /** Name of the Telegram bot that links accounts; undefined to show only the code. */
  readonly telegramBot: string | undefined
  /** The collector of traces (OTLP over HTTP); undefined: no tracing. */
  readonly otlpEndpoint: string | undefined
}

/** What @fastify/proxy-addr accepts. */
const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

type Environment = Readonly<Record<string, string | undefined>>

/** Lists every invalid setting with the expected format. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

/** Never printed, because URLs may contain passwords or tokens. */
const secrets = new Set([
  'API_BASE_URL',
  'VALKEY_URL',
  'VARNISH_URLS',
  'CDN_PURGE_URL',
  'CDN_PURGE_HEADER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])

/** Reads variables, and collects errors. */
function createEnvironmentReader(environment: Environment) {
  const wrong: string[] = []
  const text = (name: string) => environment[name]?.trim() || undefined
  const refuse = (name: string, expected: string) => {
    wrong.push(
      secrets.has(name) ? `${name} must be ${expected}` : `${name} is '${text(name) ?? ''}', but must be ${expected}`,
    )
  }
  return {
    wrong,
    text,
    refuse,
    integer: (name: string, fallback: number, from: number, to: number) => {
      const raw = text(name)
      if (raw === undefined) return fallback
      const value = /^\d{1,9}$/.test(raw) ? Number(raw) : -1
      if (value < from || value > to) refuse(name, `a whole number from ${from} to ${to}`)
      return value
    },
    address: (name: string, protocols = /^https?:$/, expected = 'an http or https address') => {
      const raw = text(name)
      if (raw === undefined) return undefined
      const url = URL.canParse(raw) ? new URL(raw) : undefined
      const isWeb = url?.protocol.startsWith('http') === true
      if (!url || !protocols.test(url.protocol) || url.search || url.hash || (isWeb && url.username))
        refuse(name, expected)
      return raw.replace(/(?<!\/)\/+$/, '')
    },
    oneOf: <T extends string>(name: string, values: readonly T[], fallback: T) => {
      const raw = text(name)
      const value = values.find(each => each === (raw ?? fallback))
      if (value === undefined) refuse(name, `one of ${values.join(', ')}`)
      return value ?? fallback
    },
    /** Undefined where the variable is not set. */
    listOf: (name: string, isValid: (entry: string) => boolean, expected: string) => {
      const list = text(name)
        ?.split(',')
        .map(each => each.trim().toLowerCase())
      if (list?.every(isValid) === false) refuse(name, expected)
      return list
    },
  }
}

const isHost = (text: string) => /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(text)

const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#@]+\/?$/.test(text)

const parseHeader = (text: string | undefined): readonly [string, string] | undefined => {
  const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(text ?? '') ?? []
  return name !== undefined && value !== undefined ? [name.toLowerCase(), value] : undefined
}

/** Throws `WrongSettings`. */
export function readSettings(environment: Environment): Settings {
  const { wrong, text, refuse, integer, address, oneOf, listOf } = createEnvironmentReader(environment)
  const telegramBot = text('TELEGRAM_BOT')?.replace(/^@/, '')
  if (telegramBot !== undefined && !/^[a-z]\w{3,30}[a-z\d]$/i.test(telegramBot))
    refuse('TELEGRAM_BOT', 'the name of a bot')

  const port = integer('PORT', 3000, 0, 65_535)
  const apiBaseUrl = address('API_BASE_URL')
  const demo = oneOf('DEMO', ['0', '1'], apiBaseUrl === undefined ? '1' : '0')
  if (demo === '0' && apiBaseUrl === undefined) wrong.push('API_BASE_URL is needed, since DEMO is 0')
  if (demo === '1' && apiBaseUrl !== undefined) wrong.push('DEMO is 1 and API_BASE_URL is set: choose one of them')
  const demoData = text('DEMO_DATA') ?? '.demo/data.json'
  const proxies = 'addresses, networks (10.0.0.0/8) or uniquelocal, separated by commas'
  const settings: Settings = {
    port,
    siteUrl: address('SITE_URL') ?? `http://localhost:${port}`,
    apiBaseUrl,
    queryTimeoutMs: integer('QUERY_TIMEOUT_MS', defaultQueryTimeoutMs, 100, 10_000),
    imageHosts: listOf('IMAGE_HOSTS', isHost, 'host names separated by commas'),
    mockApiPort: integer('MOCK_API_PORT', 0, 0, 65_535),
    demoDataFile: demoData === 'off' ? undefined : demoData,
    metricsPort: text('METRICS_PORT') === undefined ? undefined : integer('METRICS_PORT', 0, 0, 65_535),
    valkeyUrl: address('VALKEY_URL', /^(?:redis|valkey)s?:$/, 'an address like redis://host:6379')?.replace(
      /^valkey/,
      'redis',
    ),
    staticFolder: text('STATIC_FOLDER'),
    mostRequestedFile: text('MOST_ASKED_FILE'),
    varnishUrls: listOf('VARNISH_URLS', isWebAddress, 'http addresses separated by commas') ?? [],
    cdnPurgeUrl: address('CDN_PURGE_URL'),
    cdnPurgeHeader: parseHeader(text('CDN_PURGE_HEADER')),
    proxyCacheSeconds:
      text('PROXY_CACHE_SECONDS') === undefined ? undefined : integer('PROXY_CACHE_SECONDS', 2, 0, 3600),
    pageCacheBytes: integer('PAGE_CACHE_MB', 256, 1, 65_536) * 1_048_576,
    rendersAtOnce: integer('RENDERS_AT_ONCE', 8, 1, 256),
    writesPerMinute: integer('WRITES_PER_MINUTE', 60, 1, 100_000),
    queriesPerMinute: integer('QUERIES_PER_MINUTE', 600, 1, 1_000_000),
    hstsSubdomains: oneOf('HSTS_SUBDOMAINS', ['0', '1'], '1') === '1',
    trustedProxies: listOf('TRUSTED_PROXIES', isProxy, proxies) ?? [],
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    securityContact: address(
      'SECURITY_CONTACT',
      /^(?:https|mailto):$/,
      'an address like mailto:security@znatok.example',
    ),
    telegramBot,
    otlpEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
  }
  if (text('CDN_PURGE_HEADER') !== undefined && !settings.cdnPurgeHeader)
    refuse('CDN_PURGE_HEADER', "a header like 'Authorization: Bearer …'")
  const { metricsPort, mockApiPort } = settings
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    refuse('METRICS_PORT', 'another port than PORT')
  if (apiBaseUrl === undefined && mockApiPort !== 0 && [port, metricsPort].includes(mockApiPort))
    refuse('MOCK_API_PORT', 'another port than PORT and METRICS_PORT')
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'))
  return settings
}
