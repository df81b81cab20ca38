import { afterEach, expect, test, vi } from 'vitest'
import { lockScroll } from './modal.ts'

const { style } = document.documentElement

afterEach(() => void vi.restoreAllMocks())

test.each([
  [15, '15px'],
  [0, ''],
])('replaces a scrollbar of %i px with padding until the page is unlocked', (scrollbarWidth, expectedPadding) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - scrollbarWidth)
  const unlock = lockScroll()
  expect([style.overflow, style.paddingInlineEnd]).toEqual(['hidden', expectedPadding])
  unlock()
  expect([style.overflow, style.paddingInlineEnd]).toEqual(['', ''])
})
