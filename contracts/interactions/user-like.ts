import { MatchersV3 } from '@pact-foundation/pact'
import { text } from '#contracts/matchers.ts'

const { eachLike, integer } = MatchersV3

/** The account of a provider state, which sets all fields but the id. */
export const userLike = {
  id: integer(70),
  name: 'Анна Смирнова',
  email: 'anna@example.org',
  phone: '+79172041833',
}

/** `userLike`, decoded. */
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

export const createFieldRefusal = (...fields: readonly string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map(field => [field, eachLike(text('Так нельзя.'))])) },
})

/** An error of no single field, sent with 422 or, as the specification has it, with 200. */
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
