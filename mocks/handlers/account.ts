import { randomInt } from 'node:crypto'
import type { Account } from '#mocks/accounts/accounts.ts'
import { userWire } from '#mocks/world/own-wire.ts'
import { overrideName } from '#mocks/world/profile-overrides.ts'
import type { World } from '#mocks/world/world.ts'
import { accepting, type Handlers, own } from './answering.ts'
import {
  emailProblem,
  nameProblem,
  newPasswordProblem,
  phoneProblem,
  problems,
  rawIn,
  refusalOf,
  textIn,
} from './form.ts'
import { invalid, refused, tooMany } from './refusal.ts'

const taken = { ru: 'Этот адрес уже занят.', en: 'This address is taken.' }
const takenPhone = { ru: 'Этот номер уже занят.', en: 'This number is taken.' }
const noCity = { ru: 'Сначала укажите город.', en: 'Name your city first.' }
const done = { status: 'success' } as const

const put = ({ identity }: World, account: Account) => identity.accounts.put(account)

export const accountHandlers = {
  updateUser: accepting(
    ['name', 'email', 'phone'],
    own(async (world, { form, asker }, account) => {
      const readField = (field: string, current: string | null) =>
        Object.hasOwn(form, field) ? textIn(form, field) : (current ?? '')
      const name = readField('name', account.name)
      const email = readField('email', account.email)
      const phone = readField('phone', account.phone)
      const others = (isSame: (other: Account) => boolean) =>
        world.identity.accounts.find(other => other.id !== account.id && isSame(other)) !== undefined
      const hasEmail = email !== '' || phone === ''
      const wrong = refusalOf({
        name: nameProblem(name),
        email:
          (hasEmail ? emailProblem(email) : undefined) ??
          (others(other => email !== '' && other.email?.toLowerCase() === email.toLowerCase()) ? taken : undefined),
        phone:
          (phone === '' ? undefined : phoneProblem(phone)) ??
          (others(other => phone !== '' && other.phone === phone) ? takenPhone : undefined),
      })
      if (wrong) return wrong
      const emailVerifiedAt = email === account.email ? account.emailVerifiedAt : null
      const changed = await put(world, {
        ...account,
        name,
        email: email || null,
        emailVerifiedAt,
        phone: phone || null,
      })
      if (name !== account.name) await overrideName(world, account.profileId, name, asker)
      return { user: userWire(world, changed, asker) }
    }),
  ),
  changePassword: accepting(
    ['current_password', 'password', 'password_confirmation'],
    own(async (world, { form, asker }, account) => {
      const { limits } = world.identity
      const key = `password: ${account.id}`
      const wait = limits.wait(key)
      if (wait !== undefined) return tooMany(wait)
      const [current, password] = [rawIn(form, 'current_password'), rawIn(form, 'password')]
      const wrong = refusalOf({
        current_password: current === '' ? problems.required : undefined,
        password: newPasswordProblem(password, rawIn(form, 'password_confirmation')),
      })
      if (wrong) return wrong
      if (current !== account.password) {
        limits.count(key)
        return invalid({ current_password: { ru: 'Текущий пароль неверный.', en: 'The current password is wrong.' } })
      }
      limits.forget(key)
      return { user: userWire(world, await put(world, { ...account, password }), asker) }
    }),
  ),
  generateBotCode: accepting(
    ['bot_type'],
    own((_, { form }) =>
      textIn(form, 'bot_type') === 'telegram'
        ? { code: `zn-${String(randomInt(1_000_000)).padStart(6, '0')}` }
        : invalid({ bot_type: { ru: 'Такого бота нет.', en: 'There is no such bot.' } }),
    ),
  ),
  updateChatApp: accepting(
    ['phone'],
    own(async (world, { form }, account) => {
      const phone = textIn(form, 'phone')
      const problem = phone === '' ? problems.required : phoneProblem(phone)
      if (problem) return refused(problem)
      await put(world, { ...account, whatsapp: phone })
      return done
    }),
  ),
  countRegion: accepting(
    [],
    own(async (world, _, account) => {
      if (!world.people.get(account.profileId)?.cityId) return refused(noCity)
      await put(world, { ...account, aboutStatistics: true })
      return done
    }),
  ),
  dontCountRegion: accepting(
    [],
    own(async (world, _, account) => {
      await put(world, { ...account, aboutStatistics: false })
      return done
    }),
  ),
} satisfies Handlers
