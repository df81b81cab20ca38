import { describe, expect, it } from 'vitest'
import {
  budgets,
  documentBudgetsWithoutStyles,
  checkPageBudgets,
  checkDocumentBudgets,
  checkSignedInPageBudget,
  documentBudgets,
} from './budgets.ts'

const bareScriptBytes = 100_000
const lightPage = { earlyScripts: [], scripts: { a: 60_000, b: 50_000 }, styles: { c: 5000, d: 5000 }, inline: 2000 }
const findExceededBudgets = (weight: Parameters<typeof checkPageBudgets>[1]) =>
  checkPageBudgets('/moskva', weight, bareScriptBytes)
    .filter(({ isWithinBudget }) => !isWithinBudget)
    .map(({ measure }) => measure)

describe('checkPageBudgets', () => {
  it('accepts a page within every budget', () => {
    expect(findExceededBudgets(lightPage)).toEqual([])
  })
  it.each([
    [{ earlyScripts: ['/a.js'] }, 'scripts executed on load'],
    [{ scripts: { a: 60_000, b: 64_000 } }, 'script after hydration'],
    [{ styles: { c: 5000, d: 6000 } }, 'styles'],
    [{ inline: budgets.inline + 1 }, 'inline script'],
  ])('reports only the exceeded budget: %j', (excess, measure) => {
    expect(findExceededBudgets({ ...lightPage, ...excess })).toEqual([expect.stringContaining(measure)])
  })
})

describe('the script budget', () => {
  const weight = { ...lightPage, scripts: { a: 60_000, b: 70_000 } }
  const isWithinAllBudgets = (path: string) =>
    checkPageBudgets(path, weight, bareScriptBytes).every(({ isWithinBudget }) => isWithinBudget)

  it.each(['/', '/en', '/profiles', '/en/profiles', '/moskva/specialists', '/en/moskva/specialists/remont'])(
    'is larger for %s',
    path => {
      expect(isWithinAllBudgets(path)).toBe(true)
    },
  )
  it.each(['/x', '/enx', '/profiles/1', '/moskva', '/moskva/specialistsx'])('is not larger for %s', path => {
    expect(isWithinAllBudgets(path)).toBe(false)
  })
})

describe('checkDocumentBudgets', () => {
  it('accepts sizes up to the budgets', () => {
    const checkExcess = (excess: number) =>
      checkDocumentBudgets({
        path: '/',
        document: (documentBudgets['/'] ?? 0) + excess,
        styles: (documentBudgets['/'] ?? 0) - (documentBudgetsWithoutStyles['/'] ?? 0),
        headers: budgets.headers + excess,
        flight: 1,
      }).map(check => check.isWithinBudget)
    expect([checkExcess(0), checkExcess(1)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
  })
})

describe('checkSignedInPageBudget', () => {
  it('accepts script up to the budget', () => {
    const maxBytes = bareScriptBytes + budgets.signedInPageScriptOverBare
    const isWithinBudget = (bytes: number) =>
      checkSignedInPageBudget('/profile', { scripts: { a: bytes } }, bareScriptBytes).isWithinBudget
    expect([isWithinBudget(maxBytes), isWithinBudget(maxBytes + 1)]).toEqual([true, false])
  })
})
