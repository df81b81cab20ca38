import { expect, test } from 'vitest'
import { math } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createListTarget, createProfileTarget, getTargetKey } from './request-target.ts'

test('separates drafts by specialist, or by city and category', () => {
  const kazan = aCity()
  const targets = [
    createProfileTarget(aProfile({ id: 4, city: kazan })),
    createListTarget(kazan, null),
    createListTarget(kazan, math),
    createListTarget(null, null),
  ]
  expect(targets.map(getTargetKey)).toEqual(['profile-4', 'kazan', 'kazan/repetitory/matematika', ''])
})
