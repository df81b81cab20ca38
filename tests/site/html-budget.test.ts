import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentBudgetsWithoutStyles, judgeDocument } from '#tests/budgets/budgets.ts'
import { measureWireSize } from '#tests/budgets/wire-size.ts'
import { startSite, type Site } from '#tests/e2e/support/site.ts'

/** One that nobody else asks: the mock API draws the same specialists for its home page every time. */
let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

for (const path of Object.keys(documentBudgetsWithoutStyles))
  test(`${path} is within its budgets of document and headers`, async () => {
    const measure = () => measureWireSize(site.url, path, new Agent())
    const { document, styles } = await measure()
    expect(document - styles).toBeGreaterThan(5000)
    expect(styles).toBeGreaterThan(3000)
    // Asked for often, it is compressed better.
    await expect.poll(async () => judgeDocument(await measure()).filter(({ isWithin }) => !isWithin)).toEqual([])
  })
