import { afterEach, expect, it } from 'vitest'
import { createFakeApi, aigul } from '#infrastructure/web-server/testing/fake-api.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { createSecurityEventCounter } from './security-events.ts'

const lines: (readonly unknown[])[] = []
const logger = {
  info: () => undefined,
  warn: (...line: readonly unknown[]) => void lines.push(line),
  error: () => undefined,
}
const findEvents = () => lines.flatMap(([event, details]) => (event === 'security event' ? [details] : []))
afterEach(() => void lines.splice(0))

it('counts each event, and logs it at most once in ten seconds with the count since the last line', () => {
  installFakeRuntime({ logger })
  let now = 0
  const counter = createSecurityEventCounter(() => now)
  for (let attempt = 0; attempt < 5; attempt += 1) counter.record('rate limit', { useCase: 'signIn' })
  counter.record('foreign origin', { useCase: 'signOut' })
  now = 9999
  counter.record('rate limit', { useCase: 'signIn' })
  now = 10_000
  counter.record('rate limit', { useCase: 'requestCode' })
  expect(findEvents()).toEqual([
    { event: 'rate limit', useCase: 'signIn', count: 1 },
    { event: 'foreign origin', useCase: 'signOut', count: 1 },
    { event: 'rate limit', useCase: 'requestCode', count: 6 },
  ])
  expect(counter.getCounts()).toEqual({
    'failed sign-in': 0,
    'foreign origin': 1,
    'policy violation': 0,
    'rate limit': 7,
  })
})

it('records failed sign-ins, foreign origins and exceeded limits, without personal data', async () => {
  const securityEventCounter = createSecurityEventCounter()
  const site = await createFakeSite({
    fetchApi: createFakeApi().fetch,
    logger,
    settings: { mutationsPerMinute: 3, queriesPerMinute: 1 },
    securityEventCounter,
  })
  const visitor = createVisitor(site.app, { address: '203.0.113.7' })
  await visitor.mutate('signIn', { email: aigul.email, password: 'wrong password' })
  await visitor.mutate('verifyCode', { uuid: 'verification-1', code: '000000' })
  await visitor.mutate('signIn', { email: aigul.email, password: aigul.password })
  await visitor.mutate('requestCode', aigul.email)
  await visitor.mutate('requestCode', aigul.email, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  await visitor.query('suggest', { text: 'ремонт' })
  await visitor.query('suggest', { text: 'плитка' })
  expect(securityEventCounter.getCounts()).toEqual({
    'failed sign-in': 2,
    'foreign origin': 1,
    'policy violation': 0,
    'rate limit': 2,
  })
  expect(findEvents()).toEqual([
    { event: 'failed sign-in', useCase: 'signIn', count: 1 },
    { event: 'rate limit', useCase: 'requestCode', count: 1 },
    { event: 'foreign origin', useCase: 'requestCode', count: 1 },
  ])
})
