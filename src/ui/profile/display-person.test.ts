import { expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { getDisplayPerson } from './display-person.ts'

test.each([
  ['ru', 'Айгуль', 'Айгуль'],
  ['ru', '', 'Специалист № 7'],
  ['ru', ' \n', 'Специалист № 7'],
  ['en', 'Айгуль', 'Aigul'],
  ['en', 'Anna', 'Anna'],
] as const)('%s: shows a specialist whose name is %j as %j', (locale, name, displayName) => {
  const user = { id: 70, name, avatar: 'https://a.example/1.jpg' }
  expect(getDisplayPerson(locale, 'Специалист № {{id}}', aProfile({ user }))).toEqual({ ...user, name: displayName })
})
