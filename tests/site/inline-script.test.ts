import { brotliCompressSync } from 'node:zlib'
import { extractOwnScript } from '#tests/budgets/page-weight.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/en', '/moskva', '/en/moskva', '/moskva/specialists', '/profiles/1'])
  test(`${path} contains at most 2,300 bytes of inline script`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const own = extractOwnScript(html)
    expect(own.length).toBeGreaterThan(0)
    expect(brotliCompressSync(own).length).toBeLessThanOrEqual(2300)
  })
