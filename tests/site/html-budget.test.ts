import { Agent } from 'node:http'
import { documents, judgeDocument } from '#scripts/bench/budgets.ts'
import { wireSize } from '#scripts/bench/wire-size.ts'
import { expect, test } from './support/test.ts'

for (const path of Object.keys(documents))
  test(`${path} is within its budgets of document and headers`, async ({ site }) => {
    const weigh = () => wireSize(site.url, path, new Agent())
    const { document, styles } = await weigh()
    expect(document - styles).toBeGreaterThan(5000)
    expect(styles).toBeGreaterThan(3000)
    // Asked for often, it is compressed better.
    await expect.poll(async () => judgeDocument(await weigh()).filter(({ within }) => !within)).toEqual([])
  })
