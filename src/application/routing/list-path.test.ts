import { describe, expect, it } from 'vitest'
import { listPath } from './list-path.ts'

const kazan = { slug: 'kazan' }

describe('the address of a list', () => {
  it.each([
    [{ locale: 'ru', city: kazan }, '/kazan/specialists'],
    [{ locale: 'en', city: kazan, category: 'a/b', page: 1 }, '/en/kazan/specialists/a/b'],
    [{ locale: 'ru', city: kazan, category: 'a/b', page: 3 }, '/kazan/specialists/a/b?page=3'],
    [{ locale: 'ru' }, '/profiles'],
    [{ locale: 'en', city: null, category: 'a/b', page: 2 }, '/en/profiles?category=a/b&page=2'],
    [
      { locale: 'ru', city: kazan, category: 'a', page: 2, filters: { ratingFrom: 4.5, priceTo: 1500, search: 'a b' } },
      '/kazan/specialists/a?search=a+b&price_to=1500&rating_from=4.5&page=2',
    ],
    [{ locale: 'ru', category: 'a/b', filters: { sort: 'new' } }, '/profiles?category=a/b&sort=new'],
  ] as const)('%j', (list, path) => {
    expect(listPath(list)).toBe(path)
  })
})
