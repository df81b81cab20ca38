import { findLibraries } from '#tests/budgets/libraries.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/en', '/moskva', '/moskva/specialists', '/profiles/1'])
  test(`${path} hydrates without the libraries for forms, state machines and server data`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const files = / data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(3)
    const scripts = await Promise.all(files.map(async file => (await request.get(file)).text()))
    expect(scripts.join('\n').length).toBeGreaterThan(100_000)
    expect(findLibraries(scripts.join('\n'))).toEqual([])
  })
