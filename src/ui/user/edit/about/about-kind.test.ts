import { expect, test, vi } from 'vitest'
import { unanswered } from '#tests/builders/client-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { aboutKind } from './about-kind.ts'

const own = anOwnProfile()

test('saves what stands in the form, and the links as the API has them by then', async () => {
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve({ ok: true, value: own }))
  const socials = [{ type: 'vk', url: 'https://vk.com/other' }] as const
  const now = anOwnProfile({ profile: aProfile({ about: 'Other', city: null, socials }) })
  await aboutKind.save({ ...unanswered, updateProfile }, { ...aboutKind.fieldsOf(own), about: 'Mine' }, now)
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    about: 'Mine',
    cityId: 1,
    experienceYears: 9,
    specialities: own.profile.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
      categoryId,
      name,
      priceFrom,
      priceUnit,
    })),
    socials,
  })
})

test('takes up again what the device kept, and nothing else', () => {
  const fields = aboutKind.fieldsOf(own)
  const kept: unknown = JSON.parse(JSON.stringify(fields))
  expect(aboutKind.isFields(kept)).toBe(true)
  const [first] = fields.specialities
  for (const other of [
    { ...fields, cityId: '1' },
    { ...fields, about: null },
    { ...fields, specialities: [{ ...first, priceUnit: 'mile' }] },
    { ...fields, specialities: [{ ...first, categoryId: 2 }] },
    { ...fields, specialities: {} },
    { about: '' },
    null,
  ])
    expect(aboutKind.isFields(other)).toBe(false)
})
