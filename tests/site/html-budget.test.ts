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
    const measure = () => measureWireSize(site.url, path, new Agent())
    const { document, styles } = await measure()
    expect(document - styles).toBeGreaterThan(5000)
    expect(styles).toBeGreaterThan(3000)
    // Frequently requested pages are compressed again at a higher level.
    await expect.poll(async () => checkDocumentBudgets(await measure()).filter(({ isWithin }) => !isWithin)).toEqual([])
  })
