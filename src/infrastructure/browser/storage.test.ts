import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('stores text', () => {
  expect(deviceStorage.read('favourites')).toBeNull()
  expect(deviceStorage.write('favourites', '[]')).toBe(true)
  expect(localStorage.getItem('favourites')).toBe('[]')
  expect(deviceStorage.read('favourites')).toBe('[]')
})

it('reports a failed write, except one of empty text if nothing is stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(deviceStorage.write('favourites', '[1]')).toBe(false)
  expect(deviceStorage.write('favourites', '')).toBe(true)
})

it('notifies of writes by other tabs, until stopped', () => {
  const onChange = vi.fn<() => void>()
  const stop = deviceStorage.subscribe(onChange)
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
  expect(onChange).toHaveBeenCalledTimes(1)
})
