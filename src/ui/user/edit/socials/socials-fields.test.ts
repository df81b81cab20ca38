import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import {
  emptySocial,
  isDuplicate,
  normalizeSocials,
  toSocialFields,
  toSocialsEdit,
  toSocialsFields,
  socialsKind,
} from './socials-fields.ts'

const types: readonly Social['type'][] = [...socialTypes, 'link']
const socials = fc.array(fc.record({ type: fc.constantFrom(...types), url: fc.webUrl().map(url => new URL(url).href) }))

test('saves untouched links unchanged and in order', () => {
  fc.assert(
    fc.property(socials, links => {
      const own = anOwnProfile({ profile: aProfile({ socials: links }) })
      expect(toSocialsEdit(toSocialsFields(own))).toEqual({ socials: links })
    }),
    { seed: 12 },
  )
})

test('saves links of unknown types and unreadable entries as they came', () => {
  const link = { type: 'link', unknownType: 'icq', url: 'https://icq.example/' } as const
  const entry = { type: 'site', url: 'javascript:alert(1)' }
  const own = anOwnProfile({
    profile: aProfile({ socials: [link] }),
    kept: { specialities: [], socials: [{ at: 1, entry }] },
  })
  const fields = toSocialsFields(own)
  expect(toSocialsEdit(normalizeSocials(fields))).toEqual({ socials: [link, { entry }] })
  const [row = emptySocial] = fields.socials
  expect(toSocialsEdit({ socials: [{ ...row, type: 'site' }] })).toEqual({
    socials: [{ type: 'site', url: 'https://icq.example/' }],
  })
})

test('turns typed text into URLs', () => {
  const [kept = emptySocial] = toSocialsFields(anOwnProfile()).socials
  expect(kept.url).toBe('@safina_math')
  expect(toSocialsEdit({ socials: [{ ...kept, url: '@vetrova_psy' }] })).toEqual({
    socials: [{ type: 'telegram', url: 'https://t.me/vetrova_psy' }],
  })
})

test('normalises typed fields to what the API returns', () => {
  const kept = 'https://t.me/vetrova'
  const typed = { ...emptySocial, url: ' t.me/vetrova ' }
  const half = { ...emptySocial, url: '@ve' }
  expect(normalizeSocials({ socials: [typed, half] })).toEqual({
    socials: [{ ...emptySocial, url: '@vetrova', kept }, half],
  })
})

test('marks the second of two equal links as a duplicate, but not an invalid link', () => {
  const telegram = toSocialFields({ type: 'telegram', url: 'https://t.me/vetrova' })
  const rows = [telegram, { ...emptySocial, type: 'link', url: 't.me/vetrova' }, { ...telegram, url: '' }] as const
  expect(rows.map((_, at) => isDuplicate([...rows, { ...telegram, url: '' }], at))).toEqual([false, true, false])
})

test('accepts stored drafts of its own shape only', () => {
  const fields = socialsKind.getFields(anOwnProfile())
  const kept: unknown = JSON.parse(JSON.stringify(fields))
  expect(socialsKind.isFields(kept)).toBe(true)
  const [first] = fields.socials
  for (const other of [{ socials: [{ ...first, type: 'icq' }] }, { socials: [{ type: 'vk', url: '' }] }, {}])
    expect(socialsKind.isFields(other)).toBe(false)
})
