import { describe, expect, it } from 'vitest'
import { errorAddress, readErrorAddress } from './error-address.ts'

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the address of an error page', () => {
  it('encodes the error and the language', () => {
    const error = { status: 404, message: 'Page Not Found', path: '/п?a=1', tag: 'CityNotFound', near: [] }
    for (const [locale, start] of [
      ['ru', '/~error/'],
      ['en', '/en/~error/'],
    ] as const) {
      const address = errorAddress(locale, error)
      expect(address.slice(0, start.length)).toBe(start)
      expect(readErrorAddress(address.slice(start.length))).toEqual(error)
    }
  })

  it.each([
    '',
    'nonsense',
    written(null),
    written(7),
    written([]),
    written({ status: 404 }),
    written({ message: 'x' }),
  ])('that nobody wrote says nothing: %j', segment => expect(readErrorAddress(segment)).toBeUndefined())
})
