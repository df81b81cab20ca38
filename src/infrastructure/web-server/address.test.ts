import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from './address'

const keyOf = (target: string) => {
  const address = readAddress(target)
  return address === 'malformed' ? address : address.key
}

describe('the address of a request', () => {
  it.each([
    ['/kazan?utm_source=x&fbclid=1', '/kazan'],
    ['/kazan/specialists?page=2&utm=1', '/kazan/specialists?page=2'],
    ['/kazan/specialists?page=1', '/kazan/specialists'],
    ['/kazan/specialists?page=x', '/kazan/specialists'],
    ['/profiles?page=3&category=remont/vannaya', '/profiles?category=remont/vannaya&page=3'],
    ['/profiles?category=remont%2Fvannaya', '/profiles?category=remont/vannaya'],
    ['/profiles?category=../x', '/profiles'],
    ['/kazan?page=2', '/kazan'],
    ['/en?', '/en'],
  ])('%s has the key %s', (target, key) => {
    expect(keyOf(target)).toBe(key)
  })

  it.each(['/%ff', '/%', '/a%00b', '/a%0d%0ab', '/a\\b', '/%5c', 'kazan', '*', `/${'a'.repeat(3000)}`])(
    '%s is malformed',
    target => {
      expect(readAddress(target)).toBe('malformed')
    },
  )

  it.each(['/%6bazan', '/kazan%2Fspecialists', '/~error/x', '/en/~profiles/1', '/%D0%BC'])('%s is no page', target => {
    expect(readAddress(target)).toMatchObject({ route: undefined })
  })

  it('is the same when its own key is asked for', () => {
    const segment = fc.constantFrom('kazan', 'en', 'specialists', 'profiles', '12', 'a', '%D0%BC', 'x.y')
    const query = fc.constantFrom('', '?', '?page=2', '?category=a/b', '?page=2&category=a', '?page=0', '?x=1')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), query, (segments, text) => {
        const key = keyOf(`/${segments.join('/')}${text}`)
        expect(keyOf(key)).toBe(key)
      }),
    )
  })

  it('never has an unknown query in the key', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), text => {
        const key = keyOf(`/kazan/specialists?${text}`)
        expect(key === 'malformed' || /^\/kazan\/specialists(\?page=\d+)?$/.test(key)).toBe(true)
      }),
    )
  })
})
