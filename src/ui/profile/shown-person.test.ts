import { expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { shownPerson } from './shown-person.ts'

test.each([
  ['Айгуль', 'Айгуль'],
  ['', 'Специалист № 7'],
  [' \n', 'Специалист № 7'],
])('a specialist whose name is %j is shown as %j', (name, shown) => {
  const user = { id: 70, name, avatar: 'https://a.example/1.jpg' }
  expect(shownPerson('Специалист № {{id}}', aProfile({ user }))).toEqual({ ...user, name: shown })
})
