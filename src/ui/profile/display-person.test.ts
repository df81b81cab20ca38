import { expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { getDisplayPerson } from './display-person.ts'

test.each([
  ['ru', 'Айгуль', 'Айгуль'],
  ['ru', '', 'Специалист № 7'],
  ['ru', ' \n', 'Специалист № 7'],
  ['en', 'Айгуль', 'Aigul'],
  ['en', 'Anna', 'Anna'],
] as const)('%s: a specialist whose name is %j is shown as %j', (locale, name, shown) => {
  const user = { id: 70, name, avatar: 'https://a.example/1.jpg' }
  expect(getDisplayPerson(locale, 'Специалист № {{id}}', aProfile({ user }))).toEqual({ ...user, name: shown })
})
