import { expect, it } from 'vitest'
import { exchange, type Fetch } from '#infrastructure/api/client/exchange.ts'
import { createApiWatch } from './api-watch.ts'

const request = { url: 'http://api.example', method: 'GET', sendsCredentials: false, needsAccount: false }

async function observeAttempts(...fetches: readonly Fetch[]) {
  const watch = createApiWatch(exchange)
  const results: unknown[] = []
  watch.observe(({ result }) => results.push(result))
  const states = [watch.getState()]
  for (const fetch of fetches) {
    const timeout = new AbortController()
    const attempt = watch.exchange(fetch, request, timeout.signal).catch(() => undefined)
    timeout.abort()
    await attempt
    states.push(watch.getState())
  }
  return { results, states }
}

const respond =
  (body: string, status = 200): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status }))

it('reports the state of the API after each attempt, and the result of each attempt', async () => {
  const refuse: Fetch = () => Promise.reject(new Error('refused'))
  const { results, states } = await observeAttempts(
    respond('{}'),
    respond('', 404),
    respond('', 502),
    refuse,
    respond('{}'),
  )
  expect(states).toEqual(['not asked yet', 'answering', 'answering', 'failing', 'failing', 'answering'])
  expect(results).toEqual([200, 404, 502, 'unreachable', 200])
})

it('counts a response that breaks off or stalls until the timeout as unreachable', async () => {
  const breakOff: Fetch = () =>
    Promise.resolve(new Response(new ReadableStream({ pull: controller => controller.error(new Error('reset')) })))
  const stall: Fetch = (_url, { signal }) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: controller => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        }),
      ),
    )
  const { results, states } = await observeAttempts(respond('{}'), breakOff, respond('{}'), stall)
  expect(results).toEqual([200, 'unreachable', 200, 'unreachable'])
  expect(states).toEqual(['not asked yet', 'answering', 'failing', 'answering', 'failing'])
})
