import { serialize } from 'node:v8'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBody, type CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { readStoredPage } from './stored-page.ts'

let page: CachedResponse
beforeAll(async () => {
  const document = await createBody('text/html', 'page')
  page = { status: 200, document, maxAge: 60 }
})

const stored = (change: object = {}, changeOfPage: object = {}) =>
  serialize({ value: { ...page, ...changeOfPage }, ttl: 60, producedAt: 1000, version: 'v', ...change })

describe('a stored page', () => {
  it('survives a round trip', async () => {
    const body = await createBody('text/x-component', 'tree')
    const whole = {
      ...page,
      policy: "default-src 'none'",
      flight: body,
      routeTree: body,
      routerHeaders: { 'x-nextjs-rewritten-path': '/kazan' },
      isMissing: false,
      maxAge: 'never',
    }
    expect(readStoredPage(stored({}, whole))?.value).toEqual(whole)
    expect(readStoredPage(stored({ ttl: Number.POSITIVE_INFINITY }))?.ttl).toBe(Number.POSITIVE_INFINITY)
  })

  it('is read even if an older build stored gzip with it', () => {
    const older = { ...page.document, gzip: Buffer.from('gzip') }
    expect(readStoredPage(stored({}, { document: older }))?.value.document).toMatchObject(page.document)
  })

  it.each([
    ['no page', () => stored({ value: null })],
    ['no number', () => stored({ ttl: Number.NaN })],
    ['no date', () => stored({ producedAt: '1000' })],
    ['no version', () => stored({ version: undefined })],
    ['no status', () => stored({}, { status: '200' })],
    ['no document', () => stored({}, { document: undefined })],
    ['a document without bytes', () => stored({}, { document: { ...page.document, br: 'page' } })],
    ['an odd tree', () => stored({}, { routeTree: null })],
    ['odd router data', () => stored({}, { flight: 'tree' })],
    ['odd headers', () => stored({}, { routerHeaders: 'x' })],
    ['a list', () => serialize([])],
    ['other bytes', () => Buffer.from('{}')],
    ['nothing', () => Buffer.alloc(0)],
  ])('is none where there is %s', (_what, bytes) => {
    expect(readStoredPage(bytes())).toBeUndefined()
  })
})
