import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showTheme, switchTheme } from './theme.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete dataset.theme
})
afterEach(() => void vi.restoreAllMocks())

it('follows the device until one is chosen', () => {
  showTheme()
  expect(dataset.theme).toBe('')
})

it('cycles, and the next page shows the choice', () => {
  showTheme()
  const seen = [1, 2, 3].map(() => {
    switchTheme()
    const chosen = dataset.theme
    delete dataset.theme
    showTheme()
    return [chosen, dataset.theme]
  })
  expect(seen).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ])
})

it('changes only this page if storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  showTheme()
  switchTheme()
  switchTheme()
  expect(dataset.theme).toBe('dark')
})
