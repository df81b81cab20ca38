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

const createFacts = (headers: Record<string, string>, facts: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  ...facts,
  headers: new Headers(headers),
})
const publicHeaders = { 'cache-control': 'public, max-age=0, s-maxage=300' }

describe('isStorable', () => {
  it('accepts a public response', () => {
    expect(isStorable(createFacts(publicHeaders))).toBe(true)
  })
  it.each([
    ['no-store', createFacts({ 'cache-control': 'no-store' })],
    ['private', createFacts({ 'cache-control': 'private, no-cache' })],
    ['public and no-store', createFacts({ 'cache-control': 'public, no-store' })],
    ['without cache-control', createFacts({})],
    ['an error', createFacts(publicHeaders, { status: 404 })],
    ['partial', createFacts(publicHeaders, { status: 206 })],
    ['redirected', createFacts(publicHeaders, { redirected: true })],
    ['of another origin', createFacts(publicHeaders, { type: 'opaque' })],
  ])('rejects a response that is %s', (_, facts) => {
    expect(isStorable(facts)).toBe(false)
  })
})

it('only HTML is a document, and only successful responses with `immutable` are immutable', () => {
  expect(isDocument(createFacts({ 'content-type': 'text/html; charset=utf-8' }))).toBe(true)
  expect(isDocument(createFacts({ 'content-type': 'text/x-component' }))).toBe(false)
  expect(isDocument(createFacts({}))).toBe(false)
  expect(isImmutable(createFacts({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
  expect(isImmutable(createFacts({ 'cache-control': 'no-store' }, { status: 404 }))).toBe(false)
  expect(isImmutable(createFacts({ 'cache-control': 'public, max-age=86400' }))).toBe(false)
})
