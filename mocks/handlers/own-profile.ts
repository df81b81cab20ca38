import { hashPassword } from '#mocks/accounts/password.ts'
import { accountWelcome } from '#mocks/data/notification-contents.ts'
import { toOwnProfileWire, toUserWire } from '#mocks/world/user-wire.ts'
import { putEmptyProfile, refreshWorld } from '#mocks/world/world.ts'
import { acceptFields, type Handlers, requireSession } from './handler.ts'
import { findNameProblem, findPasswordProblem, problems, getRawText, toRefusal, getText } from './form.ts'
import { refuse } from './refusal.ts'

const alreadyRegistered = { ru: 'Аккаунт уже создан.', en: 'The account already exists.' }

export const ownProfileHandlers = {
  register: acceptFields(
    ['name', 'password', 'password_confirmation', 'agreement', 'specialities', 'referral_user_id', 'region_id'],
    requireSession(async (world, { form, viewer }, account) => {
      if (account.passwordHash !== null) return refuse(alreadyRegistered)
      const name = getText(form, 'name')
      const password = getRawText(form, 'password')
      const refusal = toRefusal({
        name: findNameProblem(name),
        password: findPasswordProblem(password, getRawText(form, 'password_confirmation')),
        agreement: form['agreement'] === true ? undefined : problems.agreement,
      })
      if (refusal) return refusal
      const { accounts } = world.accountStores
      const createdAccount = await accounts.put({ ...account, name, passwordHash: hashPassword(password) })
      const { profileId } = account
      await putEmptyProfile(world, { profileId, name, joinedMicros: Date.now() * 1000 })
      refreshWorld(world)
      await world.accountStores.notifications.add(createdAccount.id, accountWelcome)
      return { user: toUserWire(world, createdAccount, viewer), token: await accounts.openSession(createdAccount) }
    }),
  ),
  ownProfile: requireSession((world, { viewer }, account) => ({
    profile: toOwnProfileWire(world, account, viewer),
  })),
} satisfies Handlers
