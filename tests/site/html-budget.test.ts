import { Agent } from 'node:http'
import { documents, judgeDocument } from '#scripts/bench/budgets.ts'
import { wireSize } from '#scripts/bench/wire-size.ts'
import { expect, test } from './support/test.ts'

for (const path of Object.keys(documents))
  test(`${path} is within its budgets of document and headers`, async ({ site }) => {
    const size = await wireSize(site.url, path, new Agent())
    expect(size.document).toBeGreaterThan(5000)
    expect(judgeDocument(size).filter(({ within }) => !within)).toEqual([])
  })
