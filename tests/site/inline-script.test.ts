import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#tests/budgets/budgets.ts'
import { extractInlineScript } from '#tests/budgets/page-weight.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/en', '/moskva', '/en/moskva', '/moskva/specialists', '/profiles/1'])
  test(`the inline script of ${path} is within its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const inlineScript = extractInlineScript(html)
    expect(inlineScript.length).toBeGreaterThan(0)
    expect(brotliCompressSync(inlineScript).length).toBeLessThanOrEqual(budgets.inline)
  })
