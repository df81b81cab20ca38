import { Agent } from 'node:http'
import { productionTimeoutSettings, startSite } from '#tests/e2e/support/site.ts'
import { damages } from '#tests/servers/send-damaged-response.ts'
import { createSessionCookie, createUseCaseVisits } from '#tests/servers/use-case-visits.ts'
import { visit } from '#tests/servers/visit.ts'
import { expect, test } from './support/test.ts'

const outcomeStatuses = new Set([200, 401, 404, 422, 503])

test('every use-case returns an outcome if the API sends a damaged response', async () => {
  const site = await startSite(productionTimeoutSettings)
  const agent = new Agent({ keepAlive: true })
  for (const damage of damages) {
    site.api.setBehavior(damage)
    // Each kind of damage gets its own session, because the visits include `signOut`, which ends it.
    const visits = createUseCaseVisits(createSessionCookie(`planted-${damages.indexOf(damage)}`))
    const results = await Promise.all(
      visits.map(async useCaseVisit => ({ name: useCaseVisit.name, ...(await visit(site.url, useCaseVisit, agent)) })),
    )
    const unexpectedResults = results.filter(
      ({ statusOrFailure }) => typeof statusOrFailure !== 'number' || !outcomeStatuses.has(statusOrFailure),
    )
    expect(unexpectedResults, damage).toEqual([])
    expect(results.filter(({ statusOrFailure }) => statusOrFailure === 503).length, damage).toBeGreaterThan(15)
  }
  expect(site.getLog()).not.toMatch(/"msg":"(background task|the process|request) failed"/)
  site.api.setBehavior('good')
  const [suggest] = createUseCaseVisits('').filter(({ name }) => name === 'suggest')
  expect(suggest && (await visit(site.url, suggest, agent)).statusOrFailure).toBe(200)
  agent.destroy()
  expect(await site.stop()).toBe(0)
})
