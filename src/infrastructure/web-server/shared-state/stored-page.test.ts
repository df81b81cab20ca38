import { serialize } from 'node:v8'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBody, type CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { readStoredPage } from './stored-page.ts'

let page: CachedResponse
beforeAll(async () => {
  const document = await createBody('text/html', 'page')
  page = { status: 200, document, maxAge: 60 }
})

const serializePage = (overrides: object = {}, pageOverrides: object = {}) =>
  serialize({ value: { ...page, ...pageOverrides }, ttl: 60, producedAt: 1000, version: 'v', ...overrides })

describe('a stored page', () => {
  it('survives a round trip', async () => {
    const body = await createBody('text/x-component', 'tree')
    const fullPage = {
      ...page,
      policy: "default-src 'none'",
      flight: body,
      routeTree: body,
      routerHeaders: { 'x-nextjs-rewritten-path': '/kazan' },
      isMissing: false,
      maxAge: 'never',
    }
    expect(readStoredPage(serializePage({}, fullPage))?.value).toEqual(fullPage)
    expect(readStoredPage(serializePage({ ttl: Number.POSITIVE_INFINITY }))?.ttl).toBe(Number.POSITIVE_INFINITY)
  })

  it('is read even if an older build stored gzip with it', () => {
    const olderDocument = { ...page.document, gzip: Buffer.from('gzip') }
    expect(readStoredPage(serializePage({}, { document: olderDocument }))?.value.document).toMatchObject(page.document)
  })

  it.each([
    ['null as the page', () => serializePage({ value: null })],
    ['NaN as the TTL', () => serializePage({ ttl: Number.NaN })],
    ['a string as the time', () => serializePage({ producedAt: '1000' })],
    ['no version', () => serializePage({ version: undefined })],
    ['a string as the status', () => serializePage({}, { status: '200' })],
    ['no document', () => serializePage({}, { document: undefined })],
    ['a string as the bytes of the document', () => serializePage({}, { document: { ...page.document, br: 'page' } })],
    ['null as the route tree', () => serializePage({}, { routeTree: null })],
    ['a string as the flight data', () => serializePage({}, { flight: 'tree' })],
    ['a string as the headers', () => serializePage({}, { routerHeaders: 'x' })],
    ['a list', () => serialize([])],
    ['other bytes', () => Buffer.from('{}')],
    ['nothing', () => Buffer.alloc(0)],
  ])('is not read from invalid data: %s', (_what, createBytes) => {
    expect(readStoredPage(createBytes())).toBeUndefined()
  })
})
