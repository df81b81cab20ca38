import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { interactions } from './interactions.ts'
import { finalizePact, createRecorder, type Recorder } from './pact.ts'
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
    expect(await recorder.record(interaction)).toEqual({ ok: 'value' in outcome, ...outcome })
  })
})

/** Endpoints that may refuse input although the site has checked it. */
const refusableEndpoints = new Set([
  'updateUser',
  'updateProfile',
  'changePassword',
  'verifyCode',
  'writeReview',
  'fileComplaint',
  'requestService',
])

const queriesWithExpiredToken = new Set(['profileById'])

/** One interaction each: the client handles 503 in the same way for every query, and 429 for every mutation. */
const sharedFailureStatuses = [429, 503]

describe('the contract', () => {
  it.each(Object.entries(endpoints))('has the path, the statuses and the token of %s', (name, { path, access }) => {
    const endpointInteractions = interactions.filter(({ endpoint }) => endpoint === name)
    const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    expect(endpointInteractions.map(({ request }) => template.test(request.path))).not.toContain(false)
    const expectedStatuses = [
      200,
      ...(path.includes('{') ? [404] : []),
      ...(name === 'writeReview' ? [403] : []),
      ...(refusableEndpoints.has(name) ? [422] : []),
      ...(access === 'account' || name === 'logIn' ? [401] : []),
    ]
    const statuses = endpointInteractions
      .map(({ response }) => response.status)
      .filter(status => !sharedFailureStatuses.includes(status))
    expect(new Set(statuses)).toEqual(new Set(expectedStatuses))
    const interactionsWithToken = endpointInteractions.filter(({ request }) => request.token !== undefined)
    expect(interactionsWithToken.length).toBe(
      access === 'account' ? endpointInteractions.length : Number(queriesWithExpiredToken.has(name)),
    )
  })

  it.each(sharedFailureStatuses)('has one interaction with status %i', status => {
    expect(interactions.filter(({ response }) => response.status === status)).toHaveLength(1)
  })

  it('has English requests for regions, cities, categories and profiles', () => {
    const englishEndpoints = interactions.filter(({ lang }) => lang === 'en').map(({ endpoint }) => endpoint)
    expect(englishEndpoints).toEqual(
      expect.arrayContaining(['regions', 'cityBySlug', 'categories', 'profiles', 'profileById']),
    )
  })

  it('has unique descriptions', () => {
    const descriptions = interactions.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('uses every provider state', () => {
    const usedNames = new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))
    expect([...usedNames].toSorted()).toEqual(Object.keys(providerStates).toSorted())
  })

  it('does not depend on the order of recording', () => {
    const a = { description: 'a' }
    const b = { description: 'b' }
    const formatAll = (...recordedInteractions: readonly unknown[]) =>
      finalizePact(JSON.stringify({ interactions: recordedInteractions, metadata: {} }), [])
    expect(formatAll(b, a)).toBe(formatAll(a, b))
  })

  it('is the committed file, byte for byte', async () => {
    await expect(await recorder.createPact(interactions)).toMatchFileSnapshot('pacts/znatok-web-znatok-api.json')
  })
})
