import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import {
  blankSocial,
  isDuplicate,
  normalizeSocials,
  toSocialRowFields,
  toSocialsEdit,
  toSocialsFormFields,
  socialsKind,
} from './socials-fields.ts'

const types: readonly Social['type'][] = [...socialTypes, 'link']
const socials = fc.array(fc.record({ type: fc.constantFrom(...types), url: fc.webUrl().map(url => new URL(url).href) }))

test('saves untouched links unchanged and in order', () => {
  fc.assert(
    fc.property(socials, links => {
      const ownProfile = anOwnProfile({ profile: aProfile({ socials: links }) })
      expect(toSocialsEdit(toSocialsFormFields(ownProfile))).toEqual({ socials: links })
    }),
  )
})

test('saves unreadable entries and links of unknown types unchanged, until another type is chosen', () => {
  const link = { type: 'link', unknownType: 'icq', url: 'https://icq.example/' } as const
  const entry = { type: 'site', url: 'javascript:alert(1)' }
  const ownProfile = anOwnProfile({
    profile: aProfile({ socials: [link] }),
    unreadableEntries: { specialities: [], socials: [{ index: 1, entry }] },
  })
  const fields = toSocialsFormFields(ownProfile)
  expect(toSocialsEdit(normalizeSocials(fields))).toEqual({ socials: [link, { entry }] })
  const [row = blankSocial] = fields.socials
  expect(toSocialsEdit({ socials: [{ ...row, type: 'site' }] })).toEqual({
    socials: [{ type: 'site', url: 'https://icq.example/' }],
  })
})

test('turns typed text into URLs', () => {
  const [savedRow = blankSocial] = toSocialsFormFields(anOwnProfile()).socials
  expect(savedRow.url).toBe('@safina_math')
  expect(toSocialsEdit({ socials: [{ ...savedRow, url: '@vetrova_psy' }] })).toEqual({
    socials: [{ type: 'telegram', url: 'https://t.me/vetrova_psy' }],
  })
})

test('normalizes valid links to the values that the API returns, and leaves invalid ones as typed', () => {
  const savedUrl = 'https://t.me/vetrova'
  const typedRow = { ...blankSocial, url: ' t.me/vetrova ' }
  const incompleteRow = { ...blankSocial, url: '@ve' }
  expect(normalizeSocials({ socials: [typedRow, incompleteRow] })).toEqual({
    socials: [{ ...blankSocial, url: '@vetrova', kept: savedUrl }, incompleteRow],
  })
})

test('marks the second of two equal links as a duplicate, but not the second of two empty ones', () => {
  const telegram = toSocialRowFields({ type: 'telegram', url: 'https://t.me/vetrova' })
  const emptyRow = { ...telegram, url: '' }
  const rows = [telegram, { ...blankSocial, type: 'link', url: 't.me/vetrova' }, emptyRow, emptyRow] as const
  expect(rows.map((_, index) => isDuplicate(rows, index))).toEqual([false, true, false, false])
})

test('accepts only stored drafts that have the shape of the fields', () => {
  const fields = socialsKind.getFields(anOwnProfile())
  const stored: unknown = JSON.parse(JSON.stringify(fields))
  expect(socialsKind.isFields(stored)).toBe(true)
  const [firstRow] = fields.socials
  for (const invalidDraft of [{ socials: [{ ...firstRow, type: 'icq' }] }, { socials: [{ type: 'vk', url: '' }] }, {}])
    expect(socialsKind.isFields(invalidDraft)).toBe(false)
})
