import { describe, expect, it } from 'vitest'
import {
  budgets,
  documentBudgetsWithoutStyles,
  judgePage,
  judgeDocument,
  judgeOwnPage,
  documentBudgets,
} from './budgets.ts'

const bare = 100_000
const light = { earlyScripts: [], scripts: { a: 60_000, b: 50_000 }, styles: { c: 5000, d: 5000 }, inline: 2000 }
const findExceededBudgets = (weight: Parameters<typeof judgePage>[1]) =>
  judgePage('/moskva', weight, bare)
    .filter(({ isWithin }) => !isWithin)
    .map(({ measure }) => measure)

describe('judgePage', () => {
  it('accepts a page within every budget', () => {
    expect(findExceededBudgets(light)).toEqual([])
  })
  it.each([
    [{ earlyScripts: ['/a.js'] }, 'scripts executed before'],
    [{ scripts: { a: 60_000, b: 62_000 } }, 'script after hydration'],
    [{ styles: { c: 5000, d: 6000 } }, 'styles'],
    [{ inline: 2301 }, 'inline script'],
  ])('reports only what exceeds its budget: %j', (more, what) => {
    expect(findExceededBudgets({ ...light, ...more })).toEqual([expect.stringContaining(what)])
  })
})

it.each(['/', '/en', '/moskva/specialists', '/en/moskva/specialists/remont'])(
  '%s has the larger script budget of lists',
  path => {
    const weight = { ...light, scripts: { a: 60_000, b: 70_000 } }
    expect(judgePage(path, weight, bare).every(({ isWithin }) => isWithin)).toBe(true)
    expect(judgePage(`${path}x`, weight, bare).every(({ isWithin }) => isWithin)).toBe(path.includes('remont'))
  },
)

describe('judgeDocument', () => {
  it('accepts sizes up to the budgets', () => {
    const judgeExcess = (more: number) =>
      judgeDocument({
        path: '/',
        document: (documentBudgets['/'] ?? 0) + more,
        styles: (documentBudgets['/'] ?? 0) - (documentBudgetsWithoutStyles['/'] ?? 0),
        headers: budgets.headers + more,
        flight: 1,
      }).map(verdict => verdict.isWithin)
    expect([judgeExcess(0), judgeExcess(1)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
  })
})

describe('judgeOwnPage', () => {
  it('accepts script up to the budget', () => {
    const most = bare + budgets.ownPageScriptOverBare
    const isWithinBudget = (bytes: number) => judgeOwnPage('/profile', { scripts: { a: bytes } }, bare).isWithin
    expect([isWithinBudget(most), isWithinBudget(most + 1)]).toEqual([true, false])
  })
})
