import { Exit, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName } from '#domain/shared/invisible.ts'
import { cityCodec } from '#infrastructure/api/city/city.endpoints.ts'
import { createPageCodec } from './page.codec.ts'

const codec = createPageCodec('result', cityCodec)
const kazan = { id: 2, slug: 'kazan', name: 'Казань' }
const wire = { data: [kazan], current_page: 3, last_page: 3, per_page: 24, total: 49 }
const isInvalid = (fields: object) => Exit.isFailure(Schema.decodeUnknownExit(codec)({ ...wire, ...fields }))

describe('a page on the wire', () => {
  it('drops its URLs', () => {
    const links = { first_page_url: 'http://api.test?page=1', next_page_url: null, from: 49, to: 49 }
    expect(Schema.decodeUnknownSync(codec)({ ...wire, ...links })).toEqual({
      items: [kazan],
      page: 3,
      lastPage: 3,
      perPage: 24,
      total: 49,
    })
  })

  it('R-answers: may be nested under its name, as a page or as entries beside the page numbers', () => {
    const decode = Schema.decodeUnknownSync(codec)
    const page = decode(wire)
    const { data, ...numbers } = wire
    expect(decode({ result: wire, status: 'success' })).toEqual(page)
    expect(decode({ ...numbers, result: data })).toEqual(page)
    for (const result of [null, [], 'none', {}])
      expect(isInvalid({ data: undefined, current_page: undefined, result })).toBe(true)
  })

  it('survives a round trip', () => {
    const number = fc.integer({ min: 1 })
    const name = fc
      .string()
      .map(cleanName)
      .filter(text => text !== '')
    const cities = fc.array(fc.record({ id: number, slug: fc.stringMatching(/^[а-яёa-z]{9}$/), name }))
    const pages = fc.record({ items: cities, page: number, lastPage: number, perPage: number, total: fc.nat() })
    fc.assert(
      fc.property(pages, page => {
        expect(Schema.decodeUnknownSync(codec)(Schema.encodeSync(codec)(page))).toEqual(page)
      }),
    )
  })

  it.each(['data', 'current_page', 'last_page', 'per_page', 'total'])('is invalid without its %s', name => {
    expect(isInvalid({ [name]: undefined })).toBe(true)
    expect(isInvalid({ [name]: null })).toBe(true)
  })

  it.each([{ current_page: 0 }, { last_page: 0 }, { per_page: -1 }, { total: -1 }, { total: 0.5 }])(
    'is invalid with %j',
    fields => {
      expect(isInvalid(fields)).toBe(true)
    },
  )

  it('omits invalid entries, and is invalid if it has no others', () => {
    const decodedPage = Schema.decodeUnknownSync(codec)({ ...wire, data: [{ id: 1 }, kazan, 'x', null] })
    expect(decodedPage.items).toEqual([kazan])
    expect(isInvalid({ data: [{ id: 1 }, null] })).toBe(true)
    expect(isInvalid({ data: [] })).toBe(false)
  })
})
