import { isIP } from 'node:net'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What whoever runs the site decides. Read once at start, never part of the build. */
export interface Settings {
  readonly port: number
  /** Origin of every absolute address that the site writes, without a slash at the end. */
  readonly siteUrl: string
  /** Without it the site starts its own demo API. */
  readonly apiBaseUrl: string | undefined
  /** Hosts whose pictures pass through the site; undefined: the API's own. */
  readonly imageHosts: readonly string[] | undefined
  /** 0: any free port. */
  readonly mockApiPort: number
  readonly pageCacheBytes: number
  /** Where metrics are served; undefined: nowhere. */
  readonly metricsPort: number | undefined
  readonly rendersAtOnce: number
  /** Of one visitor, by address; more is refused. */
  readonly writesPerMinute: number
  /** Proxies in front of the site that tell the visitor's address truly: addresses, nets or their names. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** Name of the Telegram bot that accounts can be linked with; undefined: people are given the code alone. */
  readonly telegramBot: string | undefined
}

/** As @fastify/proxy-addr reads them. */
const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

type Environment = Readonly<Record<string, string | undefined>>

/** Every wrong setting at once, in words that say what would be right. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

/** Reads the settings of an environment; throws `WrongSettings`. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = []
  const text = (name: string) => environment[name]?.trim() || undefined
  const refuse = (name: string, expected: string) => {
    wrong.push(`${name} is '${text(name) ?? ''}', but must be ${expected}`)
  }
  const whole = (name: string, otherwise: number, from: number, to: number) => {
    const given = text(name)
    if (given === undefined) return otherwise
    const value = /^\d{1,9}$/.test(given) ? Number(given) : -1
    if (value < from || value > to) refuse(name, `a whole number from ${from} to ${to}`)
    return value
  }
  const address = (name: string) => {
    const given = text(name)
    if (given === undefined) return undefined
    const url = URL.canParse(given) ? new URL(given) : undefined
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
      refuse(name, 'an http or https address')
    return given.replace(/\/+$/, '')
  }
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T) => {
    const given = text(name)
    const value = values.find(each => each === (given ?? otherwise))
    if (value === undefined) refuse(name, `one of ${values.join(', ')}`)
    return value ?? otherwise
  }
  const listOf = (name: string) =>
    text(name)
      ?.split(',')
      .map(each => each.trim().toLowerCase())
  const hosts = () => {
    const list = listOf('IMAGE_HOSTS')
    if (list?.some(host => !/^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(host)))
      refuse('IMAGE_HOSTS', 'host names with commas between them')
    return list
  }

  const trustedProxies = () => {
    const list = listOf('TRUSTED_PROXIES') ?? []
    if (!list.every(isProxy))
      refuse('TRUSTED_PROXIES', 'addresses, nets (10.0.0.0/8) or uniquelocal, with commas between them')
    return list
  }

  const telegramBot = () => {
    const name = text('TELEGRAM_BOT')?.replace(/^@/, '')
    if (name !== undefined && !/^[a-z]\w{3,30}[a-z\d]$/i.test(name)) refuse('TELEGRAM_BOT', 'the name of a bot')
    return name
  }

  const port = whole('PORT', 3000, 0, 65_535)
  const apiBaseUrl = address('API_BASE_URL')
  const demo = oneOf('DEMO', ['0', '1'], apiBaseUrl === undefined ? '1' : '0')
  if (demo === '0' && apiBaseUrl === undefined) wrong.push('API_BASE_URL is needed, since DEMO is 0')
  if (demo === '1' && apiBaseUrl !== undefined) wrong.push('DEMO is 1 and API_BASE_URL is set: choose one of them')
  const settings: Settings = {
    port,
    siteUrl: address('SITE_URL') ?? `http://localhost:${port}`,
    apiBaseUrl,
    imageHosts: hosts(),
    mockApiPort: whole('MOCK_API_PORT', 0, 0, 65_535),
    metricsPort: text('METRICS_PORT') === undefined ? undefined : whole('METRICS_PORT', 0, 0, 65_535),
    pageCacheBytes: whole('PAGE_CACHE_MB', 256, 1, 65_536) * 1_048_576,
    rendersAtOnce: whole('RENDERS_AT_ONCE', 8, 1, 256),
    writesPerMinute: whole('WRITES_PER_MINUTE', 60, 1, 100_000),
    trustedProxies: trustedProxies(),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    telegramBot: telegramBot(),
  }
  const { metricsPort, mockApiPort } = settings
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    refuse('METRICS_PORT', 'another port than PORT')
  if (apiBaseUrl === undefined && mockApiPort !== 0 && [port, metricsPort].includes(mockApiPort))
    refuse('MOCK_API_PORT', 'another port than PORT and METRICS_PORT')
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'))
  return settings
}
