import { Agent } from 'node:http'
import { productionTimeout, startSite } from '#tests/e2e/support/site.ts'
import { damages } from '#tests/servers/send-damaged-answer.ts'
import { createSessionCookie, createUseCaseVisits } from '#tests/servers/use-case-calls.ts'
import { visit } from '#tests/servers/visit.ts'
import { expect, test } from './support/test.ts'

/** Statuses of an `Outcome`, which no failure of the API may leave. */
const outcomeStatuses = new Set([200, 401, 404, 409, 422, 503])

test('every use-case ends with an outcome, however an answer of the API breaks off', async () => {
  const site = await startSite(productionTimeout)
  const agent = new Agent({ keepAlive: true })
  for (const damage of damages) {
    site.api.behave(damage)
    // Signed in anew each time: a session that ended is not read from the API again.
    const visits = createUseCaseVisits(createSessionCookie(`planted-${damages.indexOf(damage)}`))
    const ended = await Promise.all(
      visits.map(async each => ({ name: each.name, ...(await visit(site.url, each, agent)) })),
    )
    const wrong = ended.filter(({ outcome }) => typeof outcome !== 'number' || !outcomeStatuses.has(outcome))
    expect(wrong, damage).toEqual([])
    expect(ended.filter(({ outcome }) => outcome === 503).length, damage).toBeGreaterThan(15)
  }
  expect(site.log()).not.toMatch(/"msg":"(background task|the process|request) failed"/)
  site.api.behave('good')
  const [suggest] = createUseCaseVisits('').filter(({ name }) => name === 'suggest')
  expect(suggest && (await visit(site.url, suggest, agent)).outcome).toBe(200)
  agent.destroy()
  expect(await site.stop()).toBe(0)
})
