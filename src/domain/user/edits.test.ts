import { expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { profileEditOf } from './edits.ts'

test('the edit of an unchanged profile holds everything that the profile says', () => {
  const profile = aProfile({
    about: 'Уроки',
    city: { id: 5, slug: 'kazan', name: 'Казань' },
    experienceYears: 2.5,
    specialities: [{ id: 9, name: 'Урок', categoryId: 3, priceFrom: 12.5, priceUnit: 'lesson' }],
    socials: [{ type: 'link', url: 'http://dzen.example/x' }],
  })
  expect(profileEditOf(anOwnProfile({ profile }))).toStrictEqual({
    about: 'Уроки',
    cityId: 5,
    experienceYears: 2.5,
    specialities: [{ categoryId: 3, priceFrom: 12.5, priceUnit: 'lesson' }],
    socials: [{ type: 'link', url: 'http://dzen.example/x' }],
  })
  expect(profileEditOf(anOwnProfile({ profile: aProfile({ city: null }) })).cityId).toBeNull()
})

test('a service of no category keeps its own name', () => {
  const profile = aProfile({
    specialities: [{ id: 9, name: 'Урок', categoryId: null, priceFrom: null, priceUnit: null }],
  })
  expect(profileEditOf(anOwnProfile({ profile })).specialities).toEqual([
    { categoryId: null, name: 'Урок', priceFrom: null, priceUnit: null },
  ])
})
