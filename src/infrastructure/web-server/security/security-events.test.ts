import { afterEach, expect, it } from 'vitest'
import { createFakeApi, aigul } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
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

it('counts each event, and logs it once in ten seconds with the number of those before', () => {
  createFakeRuntime({ logger })
  let now = 0
  const watch = createSecurityEventCounter(() => now)
  for (let time = 0; time < 5; time += 1) watch.note('rate limit', { useCase: 'signIn' })
  watch.note('foreign origin', { useCase: 'signOut' })
  now = 10_000
  watch.note('rate limit', { useCase: 'requestCode' })
  expect(findEvents()).toEqual([
    { event: 'rate limit', useCase: 'signIn', count: 1 },
    { event: 'foreign origin', useCase: 'signOut', count: 1 },
    { event: 'rate limit', useCase: 'requestCode', count: 5 },
  ])
  expect(watch.counts()).toEqual({
    'failed sign-in': 0,
    'foreign origin': 1,
    'policy violation': 0,
    'rate limit': 6,
  })
})

it('notes failed sign-ins, foreign origins and refusals of the limits, without personal data', async () => {
  const securityWatch = createSecurityEventCounter()
  const site = await createFakeSite({
    api: createFakeApi().fetch,
    logger,
    writesPerMinute: 3,
    queriesPerMinute: 1,
    securityWatch,
  })
  const visitor = createVisitor(site.app, { address: '203.0.113.7' })
  await visitor.write('signIn', { email: aigul.email, password: 'wrong password' })
  await visitor.write('verifyCode', { uuid: 'letter-1', code: '000000' })
  await visitor.write('signIn', { email: aigul.email, password: aigul.password })
  await visitor.write('requestCode', aigul.email)
  await visitor.write('requestCode', aigul.email, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  await visitor.read('suggest', { text: 'ремонт' })
  await visitor.read('suggest', { text: 'плитка' })
  expect(securityWatch.counts()).toEqual({
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
