import { Agent } from 'node:http'
import { createHostileHeaders, createHostileTexts, hostilePaths } from '#tests/servers/hostile-requests.ts'
import { createSessionCookie } from '#tests/servers/use-case-visits.ts'
import { visit, type StatusOrFailure } from '#tests/servers/visit.ts'
import { expect, test } from './support/test.ts'

const concurrency = 4
/** Close to Node's limit of 16 KB for all headers. */
const headerLength = 14_000
/** Characters of up to four bytes each, below the limit of 64 KB for a body. */
const textLength = 15_000

test('hostile requests cause no server error and no error in the log', async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const requests = [
    ...createHostileHeaders(headerLength),
    ...createHostileTexts(textLength, createSessionCookie('planted')),
    ...hostilePaths,
  ]
  const results: (readonly [name: string, statusOrFailure: StatusOrFailure])[] = []
  const queue = requests.values()
  const sendQueued = async () => {
    for (const request of queue) results.push([request.name, (await visit(site.url, request, agent)).statusOrFailure])
  }
  await Promise.all(Array.from({ length: concurrency }, sendQueued))
  agent.destroy()
  expect(results).toHaveLength(requests.length)
  // 431 means that the HTTP parser rejected the headers, so no route has seen the request.
  expect(results.filter(([, statusOrFailure]) => statusOrFailure === 431)).toEqual([])
  expect(
    results.filter(([, statusOrFailure]) => typeof statusOrFailure !== 'number' || statusOrFailure >= 500),
  ).toEqual([])
  expect(site.getLog()).not.toMatch(/"level":50|background task failed/)
})
