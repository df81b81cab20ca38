import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showTheme, switchTheme } from './theme.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete dataset.theme
})
afterEach(() => void vi.restoreAllMocks())

it('follows the device until the visitor chooses a theme', () => {
  showTheme()
  expect(dataset.theme).toBe('')
})

it('cycles through the themes, and the next page shows the choice', () => {
  showTheme()
  const themes = [1, 2, 3].map(() => {
    switchTheme()
    const chosenTheme = dataset.theme
    delete dataset.theme
    showTheme()
    return [chosenTheme, dataset.theme]
  })
  expect(themes).toEqual([
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
