import { expect, test, vi } from 'vitest'
import { unanswered } from '#tests/builders/client-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { profileEditOf } from '#domain/user/profile-edit-of.ts'
import { socialsKind } from './socials-kind.ts'

test('saves the links, and the rest as the API has it by then', async () => {
  const own = anOwnProfile()
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve({ ok: true, value: own }))
  const now = anOwnProfile({ profile: aProfile({ about: 'Other', experienceYears: 2.5, specialities: [] }) })
  const fields = { socials: [{ type: 'vk', url: 'vetrova', kept: '' }] } as const
  await socialsKind.save({ ...unanswered, updateProfile }, fields, now)
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    ...profileEditOf(now),
    socials: [{ type: 'vk', url: 'https://vk.com/vetrova' }],
  })
})

test('takes up again what the device kept, and nothing else', () => {
  const fields = socialsKind.fieldsOf(anOwnProfile())
  const kept: unknown = JSON.parse(JSON.stringify(fields))
  expect(socialsKind.isFields(kept)).toBe(true)
  const [first] = fields.socials
  for (const other of [{ socials: [{ ...first, type: 'icq' }] }, { socials: [{ type: 'vk', url: '' }] }, {}])
    expect(socialsKind.isFields(other)).toBe(false)
})
