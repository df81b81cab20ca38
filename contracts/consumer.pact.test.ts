import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { interactions } from './interactions.ts'
import { formatPact, createRecorder, type Recorder } from './pact.ts'
import { providerStates } from './provider-states.ts'

let recorder: Recorder
beforeAll(async () => {
  recorder = await createRecorder()
})
afterAll(() => recorder.discard())

beforeEach(() => {
  // Removes the random pause before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.restoreAllMocks()
  }
})

describe('the result of each response', () => {
  it.each(interactions)('$description', async interaction => {
    const { outcome } = interaction
    expect(await recorder.play(interaction)).toEqual({ ok: 'value' in outcome, ...outcome })
  })
})

/** Calls that may be refused although the site checks their input: what it names was taken or removed meanwhile, or is a secret. */
const refusable = new Set([
  'updateUser',
  'updateProfile',
  'changePassword',
  'verifyCode',
  'writeReview',
  'fileComplaint',
  'requestService',
])

/** Public reads that may carry a stale token. */
const staleReads = ['profileById']

/** The client handles these alike for all calls, so one interaction of each is enough. */
const failures = [429, 503]

describe('the contract', () => {
  it.each(Object.entries(endpoints))('covers the statuses of %s', (name, { path, access }) => {
    const ofEndpoint = interactions.filter(({ endpoint }) => endpoint === name)
    const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    expect(ofEndpoint.map(({ request }) => template.test(request.path))).not.toContain(false)
    const expectedStatuses = [
      200,
      ...(path.includes('{') ? [404] : []),
      ...(name === 'writeReview' ? [403] : []),
      ...(refusable.has(name) ? [422] : []),
      ...(access === 'account' || name === 'logIn' ? [401] : []),
    ]
    const statuses = ofEndpoint.map(({ response }) => response.status).filter(status => !failures.includes(status))
    expect(new Set(statuses)).toEqual(new Set(expectedStatuses))
    const withToken = ofEndpoint.filter(({ request }) => request.token !== undefined)
    // A public read has a token only in the case of a stale one.
    expect(withToken.length).toBe(
      access === 'account' ? ofEndpoint.length : staleReads.filter(read => read === name).length,
    )
  })

  it.each(failures)('has one interaction with status %i', status => {
    expect(interactions.filter(({ response }) => response.status === status)).toHaveLength(1)
  })

  it('sends requests in both languages', () => {
    const english = interactions.filter(({ lang }) => lang === 'en').map(({ endpoint }) => endpoint)
    expect(english).toEqual(expect.arrayContaining(['regions', 'cityBySlug', 'categories', 'profiles', 'profileById']))
  })

  it('has unique descriptions', () => {
    const descriptions = interactions.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('uses every provider state', () => {
    const used = new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))
    expect([...used].toSorted()).toEqual(Object.keys(providerStates).toSorted())
  })

  it('does not depend on the order of recording', () => {
    const [a, b] = [{ description: 'a' }, { description: 'b' }]
    const formatAll = (...all: readonly unknown[]) =>
      formatPact(JSON.stringify({ interactions: all, metadata: {} }), [])
    expect(formatAll(b, a)).toBe(formatAll(a, b))
  })

  it('is the committed file, byte for byte', async () => {
    await expect(await recorder.createPact(interactions)).toMatchFileSnapshot('pacts/znatok-web-znatok-api.json')
  })
})
