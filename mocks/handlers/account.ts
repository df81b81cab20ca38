import { randomInt } from 'node:crypto'
import { hashPassword, matchesPassword } from '#mocks/accounts/password.ts'
import type { Account } from '#mocks/accounts/accounts.ts'
import { toUserWire } from '#mocks/world/user-wire.ts'
import { overrideName } from '#mocks/world/profile-overrides.ts'
import type { World } from '#mocks/world/world.ts'
import { acceptFields, type Handlers, requireSession } from './handler.ts'
import {
  findEmailProblem,
  findNameProblem,
  findPasswordProblem,
  findPhoneProblem,
  problems,
  getRawText,
  toRefusal,
  getText,
} from './form.ts'
import { refuseFields, refuse, refuseTooMany } from './refusal.ts'

const emailTaken = { ru: 'Этот адрес уже занят.', en: 'This address is taken.' }
const phoneTaken = { ru: 'Этот номер уже занят.', en: 'This number is taken.' }
const cityRequired = { ru: 'Сначала укажите город.', en: 'Enter your city first.' }
const success = { status: 'success' } as const

const putAccount = ({ accountStores }: World, account: Account) => accountStores.accounts.put(account)

export const accountHandlers = {
  updateUser: acceptFields(
    ['name', 'email', 'phone'],
    requireSession(async (world, { form, viewer }, account) => {
      const readField = (field: string, currentValue: string | null) =>
        Object.hasOwn(form, field) ? getText(form, field) : (currentValue ?? '')
      const name = readField('name', account.name)
      const email = readField('email', account.email)
      const phone = readField('phone', account.phone)
      const isTaken = (isSame: (other: Account) => boolean) =>
        world.accountStores.accounts.find(other => other.id !== account.id && isSame(other)) !== undefined
      const canOmitEmail = email === '' && phone !== ''
      const refusal = toRefusal({
        name: findNameProblem(name),
        email:
          (canOmitEmail ? undefined : findEmailProblem(email)) ??
          (isTaken(other => email !== '' && other.email?.toLowerCase() === email.toLowerCase())
            ? emailTaken
            : undefined),
        phone:
          (phone === '' ? undefined : findPhoneProblem(phone)) ??
          (isTaken(other => phone !== '' && other.phone === phone) ? phoneTaken : undefined),
      })
      if (refusal) return refusal
      const emailVerifiedAt = email === account.email ? account.emailVerifiedAt : null
      const updatedAccount = await putAccount(world, {
        ...account,
        name,
        email: email || null,
        emailVerifiedAt,
        phone: phone || null,
      })
      if (name !== account.name) await overrideName(world, account.profileId, name, viewer)
      return { user: toUserWire(world, updatedAccount, viewer) }
    }),
  ),
  changePassword: acceptFields(
    ['current_password', 'password', 'password_confirmation'],
    requireSession(async (world, { form, viewer }, account) => {
      const { accounts, rateLimiter } = world.accountStores
      const isPasswordReset = !Object.hasOwn(form, 'current_password') && accounts.allowsPasswordWithoutCurrent(account)
      const key = `password: ${account.id}`
      const waitSeconds = rateLimiter.getWaitSeconds(key)
      if (waitSeconds !== undefined) return refuseTooMany(waitSeconds)
      const [currentPassword, password] = [getRawText(form, 'current_password'), getRawText(form, 'password')]
      const refusal = toRefusal({
        current_password: currentPassword === '' && !isPasswordReset ? problems.required : undefined,
        password: findPasswordProblem(password, getRawText(form, 'password_confirmation')),
      })
      if (refusal) return refusal
      if (!isPasswordReset && !matchesPassword(currentPassword, account.passwordHash)) {
        rateLimiter.recordAttempt(key)
        return refuseFields({
          current_password: { ru: 'Текущий пароль неверный.', en: 'The current password is wrong.' },
        })
      }
      rateLimiter.reset(key)
      accounts.requireCurrentPassword(account)
      return {
        user: toUserWire(world, await putAccount(world, { ...account, passwordHash: hashPassword(password) }), viewer),
      }
    }),
  ),
  generateBotCode: acceptFields(
    ['bot_type'],
    requireSession((_, { form }) =>
      getText(form, 'bot_type') === 'telegram'
        ? { code: `zn-${String(randomInt(1_000_000)).padStart(6, '0')}` }
        : refuseFields({ bot_type: { ru: 'Такого бота нет.', en: 'There is no such bot.' } }),
    ),
  ),
  updateChatApp: acceptFields(
    ['phone'],
    requireSession(async (world, { form }, account) => {
      const phone = getText(form, 'phone')
      const problem = phone === '' ? problems.required : findPhoneProblem(phone)
      if (problem) return refuse(problem)
      await putAccount(world, { ...account, whatsapp: phone })
      return success
    }),
  ),
  joinRegionStatistics: acceptFields(
    [],
    requireSession(async (world, _, account) => {
      if (!world.people.get(account.profileId)?.cityId) return refuse(cityRequired)
      await putAccount(world, { ...account, aboutStatistics: true })
      return success
    }),
  ),
  leaveRegionStatistics: acceptFields(
    [],
    requireSession(async (world, _, account) => {
      await putAccount(world, { ...account, aboutStatistics: false })
      return success
    }),
  ),
} satisfies Handlers
