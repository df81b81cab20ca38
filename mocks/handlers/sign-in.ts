import type { Account } from '#mocks/accounts/accounts.ts'
import { matchesPassword } from '#mocks/accounts/password.ts'
import { toUserWire } from '#mocks/world/user-wire.ts'
import type { Viewer } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { acceptFields, type Handlers } from './handler.ts'
import { findEmailProblem, problems, getRawText, toRefusal, getText } from './form.ts'
import { refuseFields, noSuchVerificationEmail, Refusal, refuseTooMany } from './refusal.ts'

const wrongCredentials = new Refusal(401, { ru: 'Неверный логин или пароль.', en: 'These credentials do not match.' })
const wrongCode = refuseFields({ code: { ru: 'Код неверный.', en: 'The code is wrong.' } })
const expiredCode = refuseFields({ code: { ru: 'Код устарел.', en: 'The code is no longer valid.' } })

const startSession = async (world: World, account: Account, viewer: Viewer) => ({
  user: toUserWire(world, account, viewer),
  token: await world.accountStores.accounts.openSession(account),
})

export const signInHandlers = {
  logIn: acceptFields(['email', 'phone', 'password'], async (world, { form, viewer }) => {
    const { accounts, rateLimiter } = world.accountStores
    const [email, phone] = [getText(form, 'email'), getText(form, 'phone')]
    const password = getRawText(form, 'password')
    const refusal = toRefusal({
      email: phone === '' ? findEmailProblem(email) : undefined,
      password: password === '' ? problems.required : undefined,
    })
    if (refusal) return refusal
    const key = `log in: ${phone || email.toLowerCase()}`
    const waitSeconds = rateLimiter.getWaitSeconds(key)
    if (waitSeconds !== undefined) return refuseTooMany(waitSeconds)
    const account = phone === '' ? accounts.findByEmail(email) : accounts.find(candidate => candidate.phone === phone)
    if (!account || !matchesPassword(password, account.passwordHash)) {
      rateLimiter.recordAttempt(key)
      return wrongCredentials
    }
    rateLimiter.reset(key)
    const { user, token } = await startSession(world, account, viewer)
    return { user, access_token: token }
  }),
  requestCode: acceptFields(
    ['email'],
    async ({ accountStores: { verificationEmails, rateLimiter } }, { form, sendCode }) => {
      const email = getText(form, 'email')
      const refusal = toRefusal({ email: findEmailProblem(email) })
      if (refusal) return refusal
      const key = `code: ${email.toLowerCase()}`
      const waitSeconds = rateLimiter.getWaitSeconds(key)
      if (waitSeconds !== undefined) return refuseTooMany(waitSeconds)
      rateLimiter.recordAttempt(key)
      const { uuid, code } = await verificationEmails.send(email)
      sendCode(email, code)
      return { verification_uuid: uuid }
    },
  ),
  verifyCode: acceptFields(['code'], async (world, { form, param, viewer }) => {
    const { accounts, verificationEmails, rateLimiter } = world.accountStores
    const verificationEmail = verificationEmails.get(param)
    if (!verificationEmail) return noSuchVerificationEmail
    const key = `verify: ${verificationEmail.email.toLowerCase()}`
    const waitSeconds = rateLimiter.getWaitSeconds(key)
    if (waitSeconds !== undefined) return refuseTooMany(waitSeconds)
    if (!verificationEmails.isValid(verificationEmail)) return expiredCode
    if (getText(form, 'code') !== verificationEmail.code) {
      rateLimiter.recordAttempt(key)
      return wrongCode
    }
    rateLimiter.reset(key)
    await verificationEmails.markUsed(verificationEmail)
    const { email } = verificationEmail
    const account = accounts.findByEmail(email) ?? (await accounts.beginRegistration(email))
    accounts.allowPasswordWithoutCurrent(account)
    return startSession(world, account, viewer)
  }),
} satisfies Handlers
