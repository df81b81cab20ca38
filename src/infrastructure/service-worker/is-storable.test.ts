import { describe, expect, it } from 'vitest'
import { isDocument, isImmutable, isStorablePage, isStorable } from './is-storable.ts'

const origin = 'https://znatok.example'

describe('isStorablePage', () => {
  it.each(['/kazan', '/en/kazan/specialists?page=2', '/profiles/7', '/about', '/offline', '/profiles/compare?ids=1,2'])(
    'accepts %s',
    path => {
      expect(isStorablePage(new URL(path, origin), origin)).toBe(true)
    },
  )
  it.each([
    '/',
    '/en',
    '/profile',
    '/en/profile/settings',
    '/register',
    '/use-cases/findCity?input=1',
    '/builds/latest.json',
    '/_next/image?url=a',
    '/kazan?login',
    '/kazan?_rsc=a',
    'https://other.example/kazan',
  ])('rejects %s', path => {
    expect(isStorablePage(new URL(path, origin), origin)).toBe(false)
  })
})

const createMetadata = (headers: Record<string, string>, metadata: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  ...metadata,
  headers: new Headers(headers),
})
const publicHeaders = { 'cache-control': 'public, max-age=0, s-maxage=300' }

describe('isStorable', () => {
  it('accepts a public response', () => {
    expect(isStorable(createMetadata(publicHeaders))).toBe(true)
  })
  it.each([
    ['no-store', createMetadata({ 'cache-control': 'no-store' })],
    ['private', createMetadata({ 'cache-control': 'private, no-cache' })],
    ['public and no-store', createMetadata({ 'cache-control': 'public, no-store' })],
    ['without cache-control', createMetadata({})],
    ['an error', createMetadata(publicHeaders, { status: 404 })],
    ['partial', createMetadata(publicHeaders, { status: 206 })],
    ['redirected', createMetadata(publicHeaders, { redirected: true })],
    ['of another origin', createMetadata(publicHeaders, { type: 'opaque' })],
  ])('rejects a response that is %s', (_, metadata) => {
    expect(isStorable(metadata)).toBe(false)
  })
})

it('only HTML is a document, and only responses with `immutable` are immutable', () => {
  expect(isDocument(createMetadata({ 'content-type': 'text/html; charset=utf-8' }))).toBe(true)
  expect(isDocument(createMetadata({ 'content-type': 'text/x-component' }))).toBe(false)
  expect(isDocument(createMetadata({}))).toBe(false)
  expect(isImmutable(createMetadata({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
  expect(isImmutable(createMetadata({ 'cache-control': 'no-store' }, { status: 404 }))).toBe(false)
  expect(isImmutable(createMetadata({ 'cache-control': 'public, max-age=86400' }))).toBe(false)
})
