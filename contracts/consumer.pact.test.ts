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
  // The pause before a second attempt is random, and here only in the way.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.restoreAllMocks()
  }
})

describe('what the product makes of each answer', () => {
  it.each(interactions)('$description', async interaction => {
    const { outcome } = interaction
    expect(await recorder.play(interaction)).toEqual({ ok: 'value' in outcome, ...outcome })
  })
})

/** Nothing was typed that could be wrong; of a login a 422 says what a 401 says. */
const withoutFieldErrors = new Set([
  'generateBotCode',
  'countRegion',
  'dontCountRegion',
  'markNotificationsRead',
  'logIn',
])

/** Whoever was signed in reads what is public with the bearer that they still have. */
const staleReads = ['profileById']

/** The client decodes them for every call alike: one of each proves that the API answers so at all. */
const failures = [429, 503]

describe('the contract', () => {
  it.each(Object.entries(endpoints))('covers %s, as the table has it', (name, { path, method, access }) => {
    const ofEndpoint = interactions.filter(({ endpoint }) => endpoint === name)
    const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    expect(ofEndpoint.map(({ request }) => template.test(request.path))).not.toContain(false)
    const expectedStatuses = [
      200,
      ...(path.includes('{') ? [404] : []),
      ...(name === 'writeReview' ? [403] : []),
      ...(method === 'GET' || withoutFieldErrors.has(name) ? [] : [422]),
      ...(access === 'account' || name === 'logIn' ? [401] : []),
    ]
    const statuses = ofEndpoint.map(({ response }) => response.status).filter(status => !failures.includes(status))
    expect(new Set(statuses)).toEqual(new Set(expectedStatuses))
    const withToken = ofEndpoint.filter(({ request }) => request.token !== undefined)
    // A public read comes with a token only to show that a stale one is a case.
    expect(withToken.length).toBe(
      access === 'account' ? ofEndpoint.length : staleReads.filter(read => read === name).length,
    )
  })

  it.each(failures)('has one %i', status => {
    expect(interactions.filter(({ response }) => response.status === status)).toHaveLength(1)
  })

  it('asks in both languages', () => {
    const english = interactions.filter(({ lang }) => lang === 'en').map(({ endpoint }) => endpoint)
    expect(english).toEqual(expect.arrayContaining(['regions', 'cityBySlug', 'categories', 'profiles', 'profileById']))
  })

  it('tells its interactions apart', () => {
    const descriptions = interactions.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('uses every provider state', () => {
    const used = new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))
    expect([...used].toSorted()).toEqual(Object.keys(providerStates).toSorted())
  })

  it('is the same file in whatever order it is made', () => {
    const [a, b] = [{ description: 'a' }, { description: 'b' }]
    const formatAll = (...all: readonly unknown[]) => formatPact(JSON.stringify({ interactions: all, metadata: {} }))
    expect(formatAll(b, a)).toBe(formatAll(a, b))
  })

  it('is the committed file, byte for byte', async () => {
    await expect(await recorder.createPact(interactions)).toMatchFileSnapshot('pacts/znatok-web-znatok-api.json')
  })
})
