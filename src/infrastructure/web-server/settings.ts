import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import { createEnvironmentReader, type Environment } from './environment-reader.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The table in README.md describes each setting. */
export interface Settings {
  readonly port: number
  /** An origin. */
  readonly siteUrl: string
  readonly apiBaseUrl: string | undefined
  readonly queryTimeoutMs: number
  readonly imageHosts: readonly string[] | undefined
  readonly mockApiPort: number
  readonly demoDataFile: string | undefined
  readonly pageCacheBytes: number
  readonly metricsPort: number | undefined
  readonly valkeyUrl: string | undefined
  /** An absolute path. */
  readonly staticFolder: string | undefined
  readonly mostRequestedFile: string | undefined
  readonly varnishUrls: readonly string[]
  readonly cdnPurgeUrl: string | undefined
  readonly cdnPurgeHeader: readonly [name: string, value: string] | undefined
  readonly proxyCacheSeconds: number | undefined
  readonly maxConcurrentRenders: number
  readonly mutationsPerMinute: number
  readonly queriesPerMinute: number
  readonly hstsIncludesSubdomains: boolean
  readonly hasServiceWorker: boolean
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  readonly securityContact: string | undefined
  readonly telegramBot: string | undefined
  readonly otlpEndpoint: string | undefined
}

/** The forms that @fastify/proxy-addr accepts, except netmasks (`10.0.0.0/255.0.0.0`). */
const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...extraParts] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    bits > 0 &&
    extraParts.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits))
  )
}

export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'
}

const isHost = (text: string) => /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(text)

const isHttpOrigin = (text: string) => /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text)

const expectedValkeyUrl = 'an address like redis://host:6379 or, with the number of a database, redis://host:6379/1'

/** The client treats any other path as database 0, where another site may keep its state. */
const isValkeyUrl = ({ protocol, pathname }: URL) =>
  /^(?:redis|valkey)s?:$/.test(protocol) && /^(?:\/\d+)?\/*$/.test(pathname)

const isContactUrl = ({ protocol }: URL) => /^(?:https|mailto):$/.test(protocol)

const parseHeader = (text: string | undefined): readonly [string, string] | undefined => {
  const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(text ?? '') ?? []
  return name !== undefined && value !== undefined ? [name.toLowerCase(), value] : undefined
}

const resolvePath = (path: string | undefined) => (path === undefined ? undefined : resolve(path))

/** Throws `InvalidSettings`. */
export function readSettings(environment: Environment): Settings {
  const { errors, readText, addError, readInteger, readOptionalInteger, readUrl, readOrigin, readOneOf, readList } =
    createEnvironmentReader(environment)
  const telegramBot = readText('TELEGRAM_BOT')?.replace(/^@/, '')
  if (telegramBot !== undefined && !/^[a-z]\w{3,30}[a-z\d]$/i.test(telegramBot))
    addError('TELEGRAM_BOT', 'the name of a bot')

  const port = readInteger('PORT', 3000, 0, 65_535)
  const apiBaseUrl = readUrl('API_BASE_URL')
  const isApiSet = readText('API_BASE_URL') !== undefined
  const demo = readOneOf('DEMO', ['0', '1'], isApiSet ? '0' : '1')
  if (demo === '0' && !isApiSet) errors.push('API_BASE_URL is needed, since DEMO is 0')
  if (demo === '1' && isApiSet) errors.push('DEMO is 1 and API_BASE_URL is set: choose one of them')
  const demoData = readText('DEMO_DATA') ?? '.demo/data.json'
  const expectedProxies = 'addresses, networks (10.0.0.0/8) or uniquelocal, separated by commas'
  const settings: Settings = {
    port,
    siteUrl: readOrigin('SITE_URL') ?? `http://localhost:${port}`,
    apiBaseUrl,
    queryTimeoutMs: readInteger('QUERY_TIMEOUT_MS', defaultQueryTimeoutMs, 100, 10_000),
    imageHosts: readList('IMAGE_HOSTS', isHost, 'host names separated by commas'),
    mockApiPort: readInteger('MOCK_API_PORT', 0, 0, 65_535),
    demoDataFile: demoData === 'off' ? undefined : demoData,
    metricsPort: readOptionalInteger('METRICS_PORT', 0, 65_535),
    valkeyUrl: readUrl('VALKEY_URL', isValkeyUrl, expectedValkeyUrl)?.replace(/^valkey/, 'redis'),
    staticFolder: resolvePath(readText('STATIC_FOLDER')),
    mostRequestedFile: readText('MOST_ASKED_FILE'),
    varnishUrls: readList('VARNISH_URLS', isHttpOrigin, 'origins like http://varnish:6081, separated by commas') ?? [],
    cdnPurgeUrl: readUrl('CDN_PURGE_URL'),
    cdnPurgeHeader: parseHeader(readText('CDN_PURGE_HEADER')),
    proxyCacheSeconds: readOptionalInteger('PROXY_CACHE_SECONDS', 0, 3600),
    pageCacheBytes: readInteger('PAGE_CACHE_MB', 256, 1, 65_536) * 1_048_576,
    maxConcurrentRenders: readInteger('RENDERS_AT_ONCE', 8, 1, 256),
    mutationsPerMinute: readInteger('WRITES_PER_MINUTE', 60, 1, 100_000),
    queriesPerMinute: readInteger('QUERIES_PER_MINUTE', 600, 1, 1_000_000),
    hstsIncludesSubdomains: readOneOf('HSTS_SUBDOMAINS', ['0', '1'], '1') === '1',
    hasServiceWorker: readOneOf('SERVICE_WORKER', ['0', '1'], '1') === '1',
    trustedProxies: readList('TRUSTED_PROXIES', isProxy, expectedProxies) ?? [],
    logLevel: readOneOf('LOG_LEVEL', logLevels, 'info'),
    securityContact: readUrl('SECURITY_CONTACT', isContactUrl, 'an address like mailto:security@znatok.example'),
    telegramBot,
    otlpEndpoint: readUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
  }
  if (readText('CDN_PURGE_HEADER') !== undefined && !settings.cdnPurgeHeader)
    addError('CDN_PURGE_HEADER', "a header like 'Authorization: Bearer …'")
  const { metricsPort, mockApiPort } = settings
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    addError('METRICS_PORT', 'a port other than PORT')
  if (apiBaseUrl === undefined && mockApiPort !== 0 && [port, metricsPort].includes(mockApiPort))
    addError('MOCK_API_PORT', 'a port other than PORT and METRICS_PORT')
  if (errors.length > 0) throw new InvalidSettings(errors.join('\n'))
  return settings
}
