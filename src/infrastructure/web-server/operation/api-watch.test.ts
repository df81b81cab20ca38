import { expect, it } from 'vitest'
import { createApiWatch } from './api-watch.ts'

it('reports the outcome of the last call to the API', async () => {
  const answers = [
    () => Promise.resolve(new Response('{}')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.reject(new Error('refused')),
  ]
  const { fetch, state, observe } = createApiWatch(() => answers.shift()?.() ?? Promise.resolve(new Response('{}')))
  const seen: unknown[] = []
  observe(({ ended }) => seen.push(ended))
  const states = [state()]
  for (let call = 0; call < 5; call += 1) {
    await fetch('http://api.example', {}).catch(() => undefined)
    states.push(state())
  }
  expect(states).toEqual(['not asked yet', 'answering', 'answering', 'failing', 'failing', 'answering'])
  expect(seen).toEqual([200, 404, 502, 'unreachable', 200])
})
