import { describe, expect, it } from 'vitest'
import { listPath } from './list-path'

const kazan = { slug: 'kazan' }

describe('the address of a list', () => {
  it.each([
    [{ locale: 'ru', city: kazan }, '/kazan/specialists'],
    [{ locale: 'en', city: kazan, category: 'a/b', page: 1 }, '/en/kazan/specialists/a/b'],
    [{ locale: 'ru', city: kazan, category: 'a/b', page: 3 }, '/kazan/specialists/a/b?page=3'],
    [{ locale: 'ru' }, '/profiles'],
    [{ locale: 'en', city: null, category: 'a/b', page: 2 }, '/en/profiles?category=a/b&page=2'],
  ] as const)('%j', (list, path) => {
    expect(listPath(list)).toBe(path)
  })
})
