import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { interactions } from './interactions.ts'
import { pactOf, play } from './pact.ts'
import { providerStates } from './provider-states.ts'

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
    expect(await play(interaction)).toEqual({ ok: 'value' in outcome, ...outcome })
  })
})

/** Nothing was typed that could be wrong. */
const wordless = new Set(['generateBotCode', 'dontCountRegion', 'markNotificationsRead'])

/** Their 429 and 503 are those of their kind: the client decodes them for every call alike. */
const failsAsItsKind = new Set([
  'writeReview',
  'fileComplaint',
  'updateSettings',
  'notifications',
  'markNotificationsRead',
  'requestService',
  'applyForPlacement',
])

describe('the contract', () => {
  it.each(Object.entries(endpoints))('covers %s, as the table has it', (name, { path, method, access }) => {
    const own = interactions.filter(({ endpoint }) => endpoint === name)
    const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    expect(own.map(({ request }) => template.test(request.path))).not.toContain(false)
    const toldApart = [
      200,
      ...(failsAsItsKind.has(name) ? [] : [429, 503]),
      ...(path.includes('{') ? [404] : []),
      ...(name === 'writeReview' ? [403] : []),
      ...(method === 'GET' || wordless.has(name) ? [] : [422]),
      ...(access === 'account' || name === 'logIn' ? [401] : []),
    ]
    expect(new Set(own.map(({ response }) => response.status))).toEqual(new Set(toldApart))
    expect(own.map(({ request }) => request.token !== undefined)).not.toContain(access === 'public')
  })

  it('tells its interactions apart', () => {
    const descriptions = interactions.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('uses every provider state', () => {
    const used = new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))
    expect([...used].toSorted()).toEqual(Object.keys(providerStates).toSorted())
  })

  it('is the committed file, byte for byte, in whatever order it is made', async () => {
    const pact = await pactOf(interactions.toReversed())
    expect(pact).toBe(await pactOf(interactions))
    await expect(pact).toMatchFileSnapshot('pacts/znatok-web-znatok-api.json')
  })
})
