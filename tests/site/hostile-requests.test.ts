import { Agent } from 'node:http'
import { createHostileHeaders, createHostileTexts, hostilePaths } from '#tests/servers/hostile-requests.ts'
import { createSessionCookie } from '#tests/servers/use-case-calls.ts'
import { visit } from '#tests/servers/visit.ts'
import { expect, test } from './support/test.ts'

/** Close to Node's limit of 16 KB for all headers. */
const headerLength = 14_000
/** Characters of up to four bytes each, below the limit of 64 KB for a body. */
const textLength = 15_000

test('hostile requests cause no server error and no error in the log', async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const requests = [
    ...createHostileHeaders(headerLength),
    ...createHostileTexts(textLength, createSessionCookie('planted')),
    ...hostilePaths,
  ]
  const results = await Promise.all(
    requests.map(async request => ({ name: request.name, ...(await visit(site.url, request, agent)) })),
  )
  agent.destroy()
  const isHandled = (outcome: unknown) => typeof outcome === 'number' && outcome < 500
  expect(results.filter(({ outcome }) => !isHandled(outcome)).map(({ name, outcome }) => [name, outcome])).toEqual([])
  expect(site.getLog()).not.toMatch(/"level":50|background task failed/)
})
