import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#tests/budgets/budgets.ts'
import { extractOwnScript } from '#tests/budgets/page-weight.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/en', '/moskva', '/en/moskva', '/moskva/specialists', '/profiles/1'])
  test(`${path} keeps to the budget of the inline script`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const own = extractOwnScript(html)
    expect(own.length).toBeGreaterThan(0)
    expect(brotliCompressSync(own).length).toBeLessThanOrEqual(budgets.inline)
  })
