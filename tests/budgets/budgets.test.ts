import { describe, expect, it } from 'vitest'
import { budgets, documents, judge, judgeDocument, judgeOwn, wholeDocuments } from './budgets.ts'

const bare = 100_000
const light = { early: [], scripts: { a: 60_000, b: 50_000 }, styles: { c: 5000, d: 5000 }, inline: 2000 }
const over = (weight: Parameters<typeof judge>[1]) =>
  judge('/moskva', weight, bare)
    .filter(({ within }) => !within)
    .map(({ what }) => what)

describe('judge', () => {
  it('finds nothing wrong with a page that is within every budget', () => {
    expect(over(light)).toEqual([])
  })
  it.each([
    [{ early: ['/a.js'] }, 'scripts requested before'],
    [{ scripts: { a: 60_000, b: 61_000 } }, 'script after hydration'],
    [{ styles: { c: 5000, d: 6000 } }, 'styles'],
    [{ inline: 2301 }, 'inline script'],
  ])('finds %j, and only that', (more, what) => {
    expect(over({ ...light, ...more })).toEqual([expect.stringContaining(what)])
  })
})

it.each(['/', '/en', '/moskva/specialists', '/en/moskva/specialists/remont'])('%s may load more script', path => {
  const weight = { ...light, scripts: { a: 60_000, b: 70_000 } }
  expect(judge(path, weight, bare).every(({ within }) => within)).toBe(true)
  expect(judge(`${path}x`, weight, bare).every(({ within }) => within)).toBe(path.includes('remont'))
})

describe('judgeDocument', () => {
  it('allows exactly the budgets', () => {
    const within = (more: number) =>
      judgeDocument({
        path: '/',
        document: (wholeDocuments['/'] ?? 0) + more,
        styles: (wholeDocuments['/'] ?? 0) - (documents['/'] ?? 0),
        headers: budgets.headers + more,
        flight: 1,
      }).map(verdict => verdict.within)
    expect([within(0), within(1)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
  })
})

describe('judgeOwn', () => {
  it('allows exactly the budget', () => {
    const most = bare + budgets.scriptOverBareOfOwn
    const within = (bytes: number) => judgeOwn('/profile', { scripts: { a: bytes } }, bare).within
    expect([within(most), within(most + 1)]).toEqual([true, false])
  })
})
