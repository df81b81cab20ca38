import { MatchersV3 } from '@pact-foundation/pact'
import { text } from '#contracts/matchers.ts'

const { eachLike, integer } = MatchersV3

/** Somebody who has an account, as only they see themselves: a state fixed all but the id. */
export const userLike = {
  id: integer(70),
  name: 'Анна Смирнова',
  email: 'anna@example.org',
  phone: '+79172041833',
}

/** What the product makes of the example. */
export const user = {
  id: 70,
  name: 'Анна Смирнова',
  email: 'anna@example.org',
  emailVerifiedAt: null,
  phone: '+79172041833',
  avatar: null,
  whatsapp: null,
  telegramLinked: false,
  settings: {},
}

export const unauthenticated = { status: 401 } as const

/** What was typed into the fields is wrong. */
export const createFieldRefusal = (...fields: readonly string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map(field => [field, eachLike(text('Так нельзя.'))])) },
})

/** What was sent is wrong as a whole: told as a refusal or, as the specification has it, in a success. */
const refusals = [200, 422] as const
const refusal = { error: text('Так нельзя.') }
export const wholeRefusal = { status: 422, statuses: refusals, body: refusal }
export const refusalInSuccess = { status: 200, statuses: refusals, body: refusal }

export const createFieldErrors = (fields: readonly string[], message = '') => ({
  error: {
    _tag: 'FieldErrors',
    fields: Object.fromEntries(fields.map(field => [field, ['Так нельзя.']])),
    message,
  },
})
