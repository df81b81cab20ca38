import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { imageOptimizerPath } from '#infrastructure/next/next-paths.ts'
import { createMetrics } from '#infrastructure/web-server/operation/metrics.ts'

const files = [
  'deploy/monitoring/alerts.yaml',
  'deploy/monitoring/grafana-dashboard.json',
  'deploy/kubernetes/autoscaler.yaml',
]
interface Alert {
  readonly alert: string
  readonly expr: string
  readonly annotations: object
}
const findMetricNames = (text: string) => new Set(text.match(/\b(?:znatok|nodejs|process)_[a-z0-9_]+/g))

const siteMetrics = createMetrics({
  getSizes: () => ({ pages: 0, pagesBytes: 0, searches: 0, missing: 0 }),
  getRenderCounts: () => ({ running: 0, queued: 0, stuck: 0 }),
  countUnknownScripts: () => 0,
  countBrokenResponses: () => 0,
  getValkeyCounts: () => ({ isUp: true, done: 0, late: 0, failed: 0, skipped: 0 }),
  getPurgeCounts: () => ({ done: 3, failed: 0 }),
  getSecurityEventCounts: () => ({ 'failed sign-in': 0, 'foreign origin': 0, 'policy violation': 0, 'rate limit': 0 }),
} satisfies Required<Parameters<typeof createMetrics>[0]>)
let server: Awaited<ReturnType<typeof siteMetrics.listen>>
let initialMetricsText: string
let metricsText: string
beforeAll(async () => {
  server = await siteMetrics.listen(0)
  initialMetricsText = await scrape()
  // A labeled histogram has no series before its first observation.
  siteMetrics.observeApi({ url: 'http://api.example/api/regions', result: 200, ms: 1 })
  metricsText = await scrape()
})
afterAll(() => server.close())

async function scrape(): Promise<string> {
  const address = server.address()
  return (await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/metrics`)).text()
}

const readExpressions = () => files.flatMap(file => readFileSync(file, 'utf8').match(/^\s*"?expr"?: .*$/gm) ?? [])

/** Also true for the series of a histogram, whose names have a suffix. */
const isExposed = (name: string) =>
  metricsText.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `) ||
  metricsText.includes(`# TYPE ${name} `)

it.each(files)('%s uses only metrics that exist', file => {
  const names = [...findMetricNames(readFileSync(file, 'utf8'))]
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter(name => !isExposed(name))).toEqual([])
})

it('every metric of the site appears in a panel or an alert', () => {
  const expressions = readExpressions().join('\n')
  const siteMetricNames = [...metricsText.matchAll(/^# TYPE (znatok_\w+) /gm)].map(([, name = '']) => name)
  expect(siteMetricNames.filter(name => !expressions.includes(name))).toEqual([])
})

it('counters end in _total and are queried by rate or increase', () => {
  const types = [...metricsText.matchAll(/^# TYPE (znatok_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [
    name,
    type,
  ])
  expect(types.filter(([, type]) => type === 'counter').map(([name]) => name)).toEqual([
    'znatok_unknown_inline_scripts_total',
    'znatok_valkey_commands_total',
    'znatok_api_broken_responses_total',
    'znatok_security_events_total',
    'znatok_purges_total',
  ])
  expect(types.filter(([name = '', type]) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
  for (const expression of readExpressions()) {
    expect(expression).not.toMatch(/(?<!rate\(|increase\()znatok_\w+_total/)
    expect(expression).not.toMatch(/(?:rate|increase)\(znatok_\w+(?<!_total|_count|_sum|_bucket)(?=[{[])/)
  }
})

it('reading a counter does not increase it', async () => {
  expect(await scrape()).toContain('znatok_purges_total{result="done"} 3')
  expect(await scrape()).toContain('znatok_purges_total{result="done"} 3')
})

const readAlerts = () => {
  const { groups } = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly Alert[] }[]
  }
  return groups.flatMap(group => group.rules)
}
const findAlertExpression = (name: string) => readAlerts().find(({ alert }) => alert === name)?.expr ?? ''

it('each alert has an expression, a severity and a summary', () => {
  const rules = readAlerts()
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.any(String) as string,
      expr: expect.any(String) as string,
      labels: { severity: expect.stringMatching(/^(?:critical|warning)$/) as string },
    })
    // In a YAML flow mapping, an unquoted comma ends the value, and the rest of the text becomes a key.
    expect(rule.annotations).toEqual({ summary: expect.any(String) as string })
  }
})

it('an alert fires when no instance reports a series that all of them have from the start', () => {
  const [, name = ''] = /^absent\((\w+)\)$/.exec(findAlertExpression('SiteDown')) ?? []
  expect(initialMetricsText).toMatch(new RegExp(`^${name}\\{.+\\} \\d+$`, 'm'))
})

it.each([
  ['200', []],
  ['204', []],
  ['401', []],
  ['404', []],
  ['422', []],
  ['302', ['ApiFails']],
  ['403', ['ApiRefuses']],
  ['429', ['ApiRefuses']],
  ['500', ['ApiFails']],
  ['unreachable', ['ApiFails']],
])('an attempt at an API call that ended with %s counts for the alerts %j', (result, alerts) => {
  const matches = (alert: string) => {
    const [, operator, pattern = ''] = /\{result(=~|!~)"([^"]+)"/.exec(findAlertExpression(alert)) ?? []
    // Prometheus matches the whole value.
    return new RegExp(`^(?:${pattern})$`).test(result) === (operator === '=~')
  }
  expect(['ApiFails', 'ApiRefuses'].filter(matches)).toEqual(alerts)
})

it('the alert and the panel of 5xx responses exclude proxied images', () => {
  const expressions = readExpressions().filter(expression => expression.includes('5..'))
  expect(expressions).toHaveLength(2)
  for (const expression of expressions) {
    const selectors = expression.replaceAll('\\', '').match(/znatok_answer_seconds_count(?:\{.*?\})?/g) ?? []
    expect(selectors).toHaveLength(2)
    for (const selector of selectors) expect(selector).toContain(`page!="${imageOptimizerPath}"`)
  }
})
