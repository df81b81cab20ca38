import { describe, expect, it } from 'vitest'
import { getErrorAddress, readErrorAddress } from './error-address.ts'

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the internal URL of an error page', () => {
  it('encodes the error and the language', () => {
    const error = {
      status: 404,
      message: 'Page Not Found',
      path: '/п?a=1',
      missingPageTag: 'CityNotFound',
      similarCities: [],
    }
    for (const [locale, prefix] of [
      ['ru', '/~error/'],
      ['en', '/en/~error/'],
    ] as const) {
      const address = getErrorAddress(locale, error)
      expect(address.slice(0, prefix.length)).toBe(prefix)
      expect(readErrorAddress(address.slice(prefix.length))).toEqual(error)
    }
  })

  it.each([
    '',
    'nonsense',
    encodeJson(null),
    encodeJson(7),
    encodeJson([]),
    encodeJson({ status: 404 }),
    encodeJson({ message: 'x' }),
  ])('decodes to undefined with the invalid segment %j', segment => expect(readErrorAddress(segment)).toBeUndefined())
})
