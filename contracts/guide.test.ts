import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { currentPact } from './released.ts'

interface Interaction {
  readonly description: string
  readonly request: { readonly method: string; readonly query?: Readonly<Record<string, readonly string[]>> }
  readonly response: {
    readonly status: number
    readonly headers?: Readonly<Record<string, string>>
    readonly matchingRules?: { readonly body?: Readonly<Record<string, unknown>>; readonly status?: unknown }
  }
}

const { interactions } = JSON.parse(await readFile(currentPact, 'utf8')) as {
  readonly interactions: readonly Interaction[]
}
const guide = await readFile(new URL('README.md', import.meta.url), 'utf8')

const getBodyRules = ({ response }: Interaction) => response.matchingRules?.body ?? {}
const getRules = (path: string) => JSON.stringify(interactions.map(one => getBodyRules(one)[path]))

describe('the guide agrees with the pact', () => {
  it.each([
    ['the id of a letter', '$.verification_uuid', 'up to 64 letters, digits, `-` and `_`', ['A-Za-z0-9_-', '64']],
    ['the bot’s code', '$.code', '`code` has up to 64 letters, digits, `-` and `_`', ['A-Za-z0-9_-', '64']],
  ])('about %s', (_, path, sentence, parts) => {
    expect(guide).toContain(sentence)
    for (const part of parts) expect(getRules(path)).toContain(part)
  })

  it('about Retry-After, which may be missing', () => {
    expect(guide).toMatch(/`Retry-After`[^.]*a minute where it is missing/)
    expect(interactions.filter(({ response }) => response.headers?.['Retry-After'])).toEqual([])
  })

  it('about the values of withProfiles', () => {
    expect(guide).toMatch(/the site sends `1`[^.]*`0` elsewhere/)
    const sent = interactions.flatMap(({ request }) => request.query?.['withProfiles'] ?? [])
    expect(new Set(sent)).toEqual(new Set(['0', '1']))
  })

  it('about the statuses of refusals, and which there are', () => {
    const [text = ''] = /\*\*Refusals\.\*\*[^]*?\n\n/.exec(guide) ?? []
    const refusals = interactions.filter(one => JSON.stringify(getBodyRules(one)).includes('errors'))
    const statuses = new Set(refusals.map(({ response }) => JSON.stringify(response.matchingRules?.status)))
    for (const status of [400, 403, 409, 422, 423]) {
      expect(text).toContain(String(status))
      expect([...statuses].filter(each => !each.includes(String(status)))).toEqual([])
    }
    expect(refusals.map(({ description }) => description.replace(/^.*: /, '')).toSorted()).toEqual([
      'a category was removed meanwhile',
      'another account has the address',
      'another account has the address',
      'the category was removed meanwhile',
      'the present one is required',
      'the present one is wrong',
      'the reason was removed meanwhile',
      'there is one of this person already',
    ])
    const named = ['another account has', 'wrong or missing current password', 'second review', 'category or reason']
    expect(named.filter(words => !text.replaceAll(/\s+/g, ' ').includes(words))).toEqual([])
  })

  it('about the statuses of a write', () => {
    expect(guide).toContain('A write may be answered 200, 201 or 202, and one whose body is not read 204 as well.')
    const successfulWrites = interactions.filter(
      ({ request, response }) => request.method !== 'GET' && response.status === 200,
    )
    expect(successfulWrites.filter(({ response }) => response.matchingRules?.status === undefined)).toEqual([])
  })
})
