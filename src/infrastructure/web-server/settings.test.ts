import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('the settings reader', () => {
  it('selects the demo and port 3000 by default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      apiBaseUrl: undefined,
      queryTimeoutMs: 2500,
      imageHosts: undefined,
      metricsPort: undefined,
      valkeyUrl: undefined,
      staticFolder: undefined,
      mostRequestedFile: undefined,
      varnishUrls: [],
      cdnPurgeUrl: undefined,
      cdnPurgeHeader: undefined,
      proxyCacheSeconds: undefined,
      mockApiPort: 0,
      demoDataFile: '.demo/data.json',
      pageCacheBytes: 268_435_456,
      maxConcurrentRenders: 8,
      mutationsPerMinute: 60,
      queriesPerMinute: 600,
      hstsIncludesSubdomains: true,
      hasServiceWorker: true,
      trustedProxies: [],
      logLevel: 'info',
      telegramBot: undefined,
    })
  })

  it('reads the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      SITE_URL: 'https://znatok.example/',
      API_BASE_URL: 'https://api.znatok.example',
      QUERY_TIMEOUT_MS: '4000',
      IMAGE_HOSTS: 'img.example, *.CDN.example',
      PAGE_CACHE_MB: '64',
      RENDERS_AT_ONCE: '2',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1, uniquelocal',
      DEMO: '0',
      DEMO_DATA: 'off',
      MOST_ASKED_FILE: '/var/lib/znatok/most-asked.json',
      WRITES_PER_MINUTE: '30',
      SERVICE_WORKER: '0',
      SECURITY_CONTACT: 'mailto:security@znatok.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      METRICS_PORT: '9091',
      MOCK_API_PORT: '3001',
      TELEGRAM_BOT: ' @Znatok_bot',
      QUERIES_PER_MINUTE: '90',
      HSTS_SUBDOMAINS: '0',
      VARNISH_URLS: 'http://varnish:6081, http://10.0.0.2:6081',
      CDN_PURGE_URL: 'https://cdn.example/purge',
      CDN_PURGE_HEADER: 'Fastly-Key: secret',
      PROXY_CACHE_SECONDS: '2',
      STATIC_FOLDER: '/var/lib/znatok/static',
      VALKEY_URL: 'valkey://:secret@cache.internal:6379/1',
    })
    expect(settings).toMatchObject({
      port: 8080,
      siteUrl: 'https://znatok.example',
      apiBaseUrl: 'https://api.znatok.example',
      queryTimeoutMs: 4000,
      imageHosts: ['img.example', '*.cdn.example'],
      pageCacheBytes: 67_108_864,
      maxConcurrentRenders: 2,
      queriesPerMinute: 90,
      hstsIncludesSubdomains: false,
      varnishUrls: ['http://varnish:6081', 'http://10.0.0.2:6081'],
      cdnPurgeUrl: 'https://cdn.example/purge',
      cdnPurgeHeader: ['fastly-key', 'secret'],
      proxyCacheSeconds: 2,
      staticFolder: '/var/lib/znatok/static',
      valkeyUrl: 'redis://:secret@cache.internal:6379/1',
      trustedProxies: ['10.0.0.0/8', '::1', 'uniquelocal'],
      logLevel: 'warn',
      demoDataFile: undefined,
      mostRequestedFile: '/var/lib/znatok/most-asked.json',
      mutationsPerMinute: 30,
      hasServiceWorker: false,
      securityContact: 'mailto:security@znatok.example',
      otlpEndpoint: 'http://collector:4318',
      metricsPort: 9091,
      mockApiPort: 3001,
      telegramBot: 'Znatok_bot',
    })
  })

  it.each([
    ['HTTPS://Znatok.Example', 'https://znatok.example'],
    ['https://znatok.example:443/', 'https://znatok.example'],
    ['https://знаток.рф', 'https://xn--80ankkgx.xn--p1ai'],
  ])('normalizes the site URL %s as browsers do', (text, siteUrl) => {
    expect(readSettings({ SITE_URL: text }).siteUrl).toBe(siteUrl)
  })

  it('resolves a relative folder of static files, because the file server requires an absolute one', () => {
    expect(readSettings({ STATIC_FOLDER: 'static' }).staticFolder).toBe(resolve('static'))
  })

  it.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ PORT: '3000x' }, 'PORT'],
    [{ SITE_URL: 'znatok.example' }, 'SITE_URL'],
    [{ SITE_URL: 'https://znatok.example/catalog' }, 'SITE_URL'],
    [{ API_BASE_URL: 'ftp://api.example' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'https://api.example/?' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'https://api.example/#' }, 'API_BASE_URL'],
    [{ QUERY_TIMEOUT_MS: '99' }, 'QUERY_TIMEOUT_MS'],
    [{ QUERY_TIMEOUT_MS: '10001' }, 'QUERY_TIMEOUT_MS'],
    [{ IMAGE_HOSTS: 'https://img.example/' }, 'IMAGE_HOSTS'],
    [{ PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB'],
    [{ RENDERS_AT_ONCE: '-1' }, 'RENDERS_AT_ONCE'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ PORT: '8080', MOCK_API_PORT: '8080' }, 'MOCK_API_PORT'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'anybody' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
    [{ QUERIES_PER_MINUTE: '0' }, 'QUERIES_PER_MINUTE'],
    [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS'],
    [{ VALKEY_URL: 'http://cache.internal' }, 'VALKEY_URL'],
    [{ VALKEY_URL: 'redis://cache.internal:6379/staging' }, 'VALKEY_URL'],
    [{ VALKEY_URL: 'redis://cache.internal:6379/1/2' }, 'VALKEY_URL'],
    [{ VARNISH_URLS: 'varnish' }, 'VARNISH_URLS'],
    [{ VARNISH_URLS: 'http://varnish:99999' }, 'VARNISH_URLS'],
    [{ CDN_PURGE_URL: 'cdn' }, 'CDN_PURGE_URL'],
    [{ CDN_PURGE_HEADER: 'secret' }, 'CDN_PURGE_HEADER'],
    [{ PROXY_CACHE_SECONDS: '-1' }, 'PROXY_CACHE_SECONDS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TELEGRAM_BOT: 'https://t.me/znatok_bot' }, 'TELEGRAM_BOT'],
    [{ TELEGRAM_BOT: 'bot' }, 'TELEGRAM_BOT'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ DEMO: '0' }, 'API_BASE_URL'],
    [{ DEMO: '0', API_BASE_URL: 'api.example' }, 'API_BASE_URL'],
    [{ DEMO: '1', API_BASE_URL: 'http://api.example' }, 'DEMO'],
  ])('rejects %j with one line, which names the setting', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^.*${name}.*$`))
  })

  it.each([
    [{ VALKEY_URL: 'redis://:hunter2@cache.internal:port' }],
    [{ VALKEY_URL: 'http://:hunter2@cache.internal' }],
    [{ API_BASE_URL: 'https://site:hunter2@api.example' }],
    [{ API_BASE_URL: 'https://:hunter2@api.example' }],
    [{ VARNISH_URLS: 'http://admin:hunter2@varnish:6081' }],
    [{ CDN_PURGE_URL: 'https://cdn.example/purge?token=hunter2' }],
    [{ CDN_PURGE_HEADER: 'hunter2' }],
  ])('rejects %j without printing the secret', environment => {
    const read = () => readSettings(environment)
    expect(read).toThrow(Object.keys(environment)[0])
    expect(read).not.toThrow('hunter2')
  })

  it.each([
    [{ API_BASE_URL: 'https://site:hunter2@api.example' }],
    [{ CDN_PURGE_URL: 'https://cdn.example/purge?token=hunter2' }],
    [{ SITE_URL: 'https://znatok.example/?' }],
    [{ SITE_URL: 'https://admin@znatok.example' }],
  ])('rejects %j with an error that lists the parts that an address must not have', environment => {
    expect(() => readSettings(environment)).toThrow(/without credentials,.* a query or a fragment/)
  })

  it('reports all errors at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/)
  })
})
