import { expect, it } from 'vitest'
import { createApiWatch } from './api-watch.ts'

it('reports the outcome of the last call to the API', async () => {
  const responses = [
    () => Promise.resolve(new Response('{}')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.reject(new Error('refused')),
  ]
  const { fetch, getState, observe } = createApiWatch(
    () => responses.shift()?.() ?? Promise.resolve(new Response('{}')),
  )
  const results: unknown[] = []
  observe(({ result }) => results.push(result))
  const states = [getState()]
  for (let call = 0; call < 5; call += 1) {
    await fetch('http://api.example', {}).catch(() => undefined)
    states.push(getState())
  }
  expect(states).toEqual(['not asked yet', 'answering', 'answering', 'failing', 'failing', 'answering'])
  expect(results).toEqual([200, 404, 502, 'unreachable', 200])
})
