import { welcome } from '#mocks/data/messages.ts'
import { ownProfileWire, userWire } from '#mocks/world/own-wire.ts'
import { madeFacts, renew } from '#mocks/world/world.ts'
import { putProfile } from '#mocks/world/put-profile.ts'
import { accepting, type Handlers, own } from './answering.ts'
import { nameProblem, newPasswordProblem, problems, rawIn, refusalOf, textIn } from './form.ts'
import { refused } from './refusal.ts'

const hasAccount = { ru: 'Аккаунт уже создан.', en: 'The account has been created already.' }
const unrated = {
  reviews: 0,
  distribution: [0, 0, 0, 0, 0],
  overall: null,
  quality: null,
  price: null,
  time: null,
} as const

export const ownHandlers = {
  register: accepting(
    ['name', 'password', 'password_confirmation', 'agreement', 'specialities', 'referral_user_id', 'region_id'],
    own(async (world, { form, asker }, account) => {
      if (account.password !== null) return refused(hasAccount)
      const name = textIn(form, 'name')
      const password = rawIn(form, 'password')
      const wrong = refusalOf({
        name: nameProblem(name),
        password: newPasswordProblem(password, rawIn(form, 'password_confirmation')),
        agreement: form['agreement'] === true ? undefined : problems.agreement,
      })
      if (wrong) return wrong
      const { accounts } = world.identity
      const created = await accounts.put({ ...account, name, password })
      const { profileId: id } = account
      const nothingYet = {
        cityId: 0,
        categoryIds: [],
        offers: [],
        priceFrom: null,
        experienceYears: null,
        rating: unrated,
      }
      await putProfile(world, { ...madeFacts(id), ...nothingYet, name }, { id, user: { id: account.id, name } })
      renew(world)
      await world.identity.inbox.add(created.id, welcome)
      return { user: userWire(world, created, asker), token: await accounts.open(created) }
    }),
  ),
  ownProfile: own((world, { asker }, account) => ({
    profile: ownProfileWire(world, account, asker),
  })),
} satisfies Handlers
