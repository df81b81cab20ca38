import { expect, it } from 'vitest'
import type { User } from '../../../domain/user/user'
import { fakeSite } from '../testing/fake-site'
import { marks, pathsOf } from './marks'

const user: User = {
  id: 1,
  name: 'Aigul',
  email: null,
  phone: null,
  avatar: null,
  whatsapp: null,
  telegramLinked: false,
}

it('who signs in, registers or leaves makes no page old', () => {
  const made = [
    marks.createAccount({ input: { name: 'Aigul', password: 'x', agreement: true }, value: user }),
    marks.requestCode({ input: 'a@znatok.example', value: 'letter-1' }),
    marks.signIn({ input: { email: 'a@znatok.example', password: 'x' }, value: user }),
    marks.signOut({ input: undefined, value: undefined }),
    marks.verifyCode({ input: { uuid: 'letter-1', code: '123456' }, value: user }),
  ]
  expect(made.flatMap(({ profiles }) => profiles)).toEqual([])
})

it('a profile that was changed is made anew, in both languages and with its further pages, and no other is', async () => {
  const { app, pages, asked } = await fakeSite()
  const seen = ['/profiles/7', '/en/profiles/7', '/profiles/7?page=2', '/profiles/77', '/profiles', '/kazan']
  const readAll = async () => {
    for (const url of seen) await app.inject(url)
  }
  await readAll()
  asked.length = 0
  pages.markOld(pathsOf({ profiles: [7] }))
  await readAll()
  expect(asked).toEqual(['/profiles/7', '/en/profiles/7', '/profiles/7?page=2'])
})
