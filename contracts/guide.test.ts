import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { currentPactPath } from './pact-files.ts'

interface RecordedInteraction {
  readonly description: string
  readonly request: { readonly method: string; readonly query?: Readonly<Record<string, readonly string[]>> }
  readonly response: {
    readonly status: number
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly matchingRules?: { readonly body?: Readonly<Record<string, unknown>>; readonly status?: unknown }
  }
}

const { interactions } = JSON.parse(await readFile(currentPactPath, 'utf8')) as {
  readonly interactions: readonly RecordedInteraction[]
}
const guide = await readFile(new URL('README.md', import.meta.url), 'utf8')

const getBodyRules = ({ response }: RecordedInteraction) => response.matchingRules?.body ?? {}
const getRules = (path: string) => JSON.stringify(interactions.map(interaction => getBodyRules(interaction)[path]))

describe('the guide agrees with the pact', () => {
  it.each([
    [
      'the id of a verification email',
      '$.verification_uuid',
      'up to 64 letters, digits, `-` and `_`',
      ['A-Za-z0-9_-', '64'],
    ],
    ['a bot code', '$.code', '`code` has up to 64 letters, digits, `-` and `_`', ['A-Za-z0-9_-', '64']],
  ])('about %s', (_, path, sentence, parts) => {
    expect(guide).toContain(sentence)
    for (const part of parts) expect(getRules(path)).toContain(part)
  })

  it('about Retry-After, which may be missing', () => {
    expect(guide).toMatch(/`Retry-After`[^.]*a minute if it is missing/)
    expect(interactions.filter(({ response }) => response.headers?.['Retry-After'])).toEqual([])
  })

  it('about the values of withProfiles', () => {
    expect(guide).toMatch(/the site sends `1`[^.]*`0` elsewhere/)
    const sentValues = interactions.flatMap(({ request }) => request.query?.['withProfiles'] ?? [])
    expect(new Set(sentValues)).toEqual(new Set(['0', '1']))
  })

  it('about the statuses and reasons of refusals', () => {
    const [refusalText = ''] = /\*\*Refusals\.\*\*[^]*?\n\n/.exec(guide) ?? []
    const refusals = interactions.filter(interaction => JSON.stringify(getBodyRules(interaction)).includes('errors'))
    const statusRules = new Set(refusals.map(({ response }) => JSON.stringify(response.matchingRules?.status)))
    for (const status of [400, 403, 409, 422, 423]) {
      expect(refusalText).toContain(String(status))
      expect([...statusRules].filter(rule => !rule.includes(String(status)))).toEqual([])
    }
    expect(refusals.map(({ description }) => description.replace(/^.*: /, '')).toSorted()).toEqual([
      'a category was removed meanwhile',
      'another account has the e-mail',
      'another account has the e-mail',
      'the category was removed meanwhile',
      'the current password is required',
      'the current password is wrong',
      'the reason was removed meanwhile',
      'the user has reviewed the profile already',
    ])
    const reasons = ['another account has', 'wrong or missing current password', 'second review', 'category or reason']
    expect(reasons.filter(reason => !refusalText.replaceAll(/\s+/g, ' ').includes(reason))).toEqual([])
  })

  it('about the statuses of a write', () => {
    expect(guide).toContain(
      'The API may answer a write with 200, 201 or 202, and also with 204 if the site does not read the body.',
    )
    const successfulWrites = interactions.filter(
      ({ request, response }) => request.method !== 'GET' && response.status === 200,
    )
    expect(successfulWrites.length).toBeGreaterThan(10)
    for (const { description, response } of successfulWrites) {
      const statuses = response.body === undefined ? '[200,201,202,204]' : '[200,201,202]'
      expect(JSON.stringify(response.matchingRules?.status), description).toContain(statuses)
    }
  })
})
