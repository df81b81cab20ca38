import { expect, it } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { aUser } from '#tests/builders/user.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { invalidates, pathsOf } from './invalidated.ts'

const user = aUser()

it('who signs in, registers or leaves makes no page old', () => {
  const made = [
    invalidates.createAccount({ input: { name: 'Aigul', password: 'x', agreement: true }, value: user }),
    invalidates.requestCode({ input: 'a@znatok.example', value: 'letter-1' }),
    invalidates.signIn({ input: { email: 'a@znatok.example', password: 'x' }, value: user }),
    invalidates.signOut({ input: undefined, value: undefined }),
    invalidates.verifyCode({ input: { uuid: 'letter-1', code: '123456' }, value: user }),
  ]
  expect(made.flatMap(({ profiles }) => profiles)).toEqual([])
})

it('who changes what others see of them makes their own page old, and no other', () => {
  const saved = { user, profile: aProfile({ id: 7 }), aboutStatistics: false }
  const data = { name: 'Aigul', email: null, phone: null }
  const edit = { about: null, cityId: null, experienceYears: null, specialities: [], socials: [] }
  const made = [
    invalidates.updateUser({ input: data, value: saved }),
    invalidates.updateProfile({ input: edit, value: saved }),
    invalidates.updateProfile({ input: edit, value: null }),
    invalidates.changePassword({ input: { currentPassword: 'x', password: 'y' }, value: undefined }),
    invalidates.generateBotCode({ input: undefined, value: 'zn-1' }),
    invalidates.updateChatApp({ input: { whatsapp: '+79172041833' }, value: undefined }),
    invalidates.countRegion({ input: true, value: undefined }),
  ]
  expect(made.map(({ profiles }) => profiles)).toEqual([[7], [7], [], [], [], [], []])
})

it('a profile that was changed is made anew, in both languages and with its further pages, and no other is', async () => {
  const { app, pages, asked } = await fakeSite()
  const seen = ['/profiles/7', '/en/profiles/7', '/profiles/7?page=2', '/profiles/77', '/profiles', '/kazan']
  const readAll = async () => {
    for (const url of seen) await app.inject(url)
  }
  await readAll()
  asked.length = 0
  pages.invalidate(pathsOf({ profiles: [7] }))
  await readAll()
  expect(asked).toEqual(['/profiles/7', '/en/profiles/7', '/profiles/7?page=2'])
})
