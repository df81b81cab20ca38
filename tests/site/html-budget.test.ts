import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentBudgetsWithoutStyles, checkDocumentBudgets } from '#tests/budgets/budgets.ts'
import { measureWireSize } from '#tests/budgets/wire-size.ts'
import { startSite, type Site } from '#tests/e2e/support/site.ts'

/** The test needs its own site, because random specialists of the mock API depend on the sequence of calls. */
let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

for (const path of Object.keys(documentBudgetsWithoutStyles))
  test(`${path} is within its document and header budgets`, async () => {
    const size = await measureWireSize(site.url, path, new Agent())
    expect(size.document - size.styles).toBeGreaterThan(5000)
    expect(size.styles).toBeGreaterThan(3000)
    expect(checkDocumentBudgets(size).filter(({ isWithinBudget }) => !isWithinBudget)).toEqual([])
  })
