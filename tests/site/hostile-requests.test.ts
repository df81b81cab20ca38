import { Agent } from 'node:http'
import { createHostileHeaders, createHostileTexts, hostileAddresses } from '#tests/servers/hostile-requests.ts'
import { createSessionCookie } from '#tests/servers/use-case-calls.ts'
import { visit } from '#tests/servers/visit.ts'
import { expect, test } from './support/test.ts'

/** Near Node's limit of 16 KB for all headers. */
const headerLength = 14_000
/** Under the limit of 64 KB for a body, with characters of four bytes. */
const textLength = 15_000

test('hostile requests are answered or refused, and leave no error in the log', async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const requests = [
    ...createHostileHeaders(headerLength),
    ...createHostileTexts(textLength, createSessionCookie('planted')),
    ...hostileAddresses,
  ]
  const answers = await Promise.all(
    requests.map(async request => ({ name: request.name, ...(await visit(site.url, request, agent)) })),
  )
  agent.destroy()
  const isAnswered = (outcome: unknown) => typeof outcome === 'number' && outcome < 500
  expect(answers.filter(({ outcome }) => !isAnswered(outcome)).map(({ name, outcome }) => [name, outcome])).toEqual([])
  expect(site.log()).not.toMatch(/"level":50|background task failed/)
})
