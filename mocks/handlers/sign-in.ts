import type { Account } from '#mocks/accounts/accounts.ts'
import { userWire } from '#mocks/world/own-wire.ts'
import type { Viewer } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { accepting, type Handlers } from './answering.ts'
import { emailProblem, problems, rawIn, refusalOf, textIn } from './form.ts'
import { invalid, noSuchLetter, Refusal, tooMany } from './refusal.ts'

const wrongPair = new Refusal(401, { ru: 'Неверный логин или пароль.', en: 'These credentials do not match.' })
const wrongCode = invalid({ code: { ru: 'Код неверный.', en: 'The code is wrong.' } })
const oldCode = invalid({ code: { ru: 'Код устарел.', en: 'The code is no longer valid.' } })

const startSession = async (world: World, account: Account, asker: Viewer) => ({
  user: userWire(world, account, asker),
  token: await world.identity.accounts.open(account),
})

export const signInHandlers = {
  logIn: accepting(['email', 'phone', 'password'], async (world, { form, asker }) => {
    const { accounts, limits } = world.identity
    const [email, phone] = [textIn(form, 'email'), textIn(form, 'phone')]
    const password = rawIn(form, 'password')
    const wrong = refusalOf({
      email: phone === '' ? emailProblem(email) : undefined,
      password: password === '' ? problems.required : undefined,
    })
    if (wrong) return wrong
    const key = `log in: ${phone || email.toLowerCase()}`
    const wait = limits.wait(key)
    if (wait !== undefined) return tooMany(wait)
    const account = phone === '' ? accounts.withEmail(email) : accounts.find(one => one.phone === phone)
    if (account?.password !== password) {
      limits.count(key)
      return wrongPair
    }
    limits.forget(key)
    const { user, token } = await startSession(world, account, asker)
    return { user, access_token: token }
  }),
  requestCode: accepting(['email'], async ({ identity: { letters, limits } }, { form, send }) => {
    const email = textIn(form, 'email')
    const wrong = refusalOf({ email: emailProblem(email) })
    if (wrong) return wrong
    const key = `code: ${email.toLowerCase()}`
    const wait = limits.wait(key)
    if (wait !== undefined) return tooMany(wait)
    limits.count(key)
    const { uuid, code } = await letters.send(email)
    send(email, code)
    return { verification_uuid: uuid }
  }),
  verifyCode: accepting(['code'], async (world, { form, param, asker }) => {
    const { accounts, letters, limits } = world.identity
    const letter = letters.get(param)
    if (!letter) return noSuchLetter
    const key = `verify: ${letter.to.toLowerCase()}`
    const wait = limits.wait(key)
    if (wait !== undefined) return tooMany(wait)
    if (!letters.isValid(letter)) return oldCode
    if (textIn(form, 'code') !== letter.code) {
      limits.count(key)
      return wrongCode
    }
    limits.forget(key)
    await letters.use(letter)
    return startSession(world, accounts.withEmail(letter.to) ?? (await accounts.begin(letter.to)), asker)
  }),
} satisfies Handlers
