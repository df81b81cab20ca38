import { MatchersV3 } from '@pact-foundation/pact'

const { eachLike, integer, regex, string } = MatchersV3

/** Somebody who has an account, as only they see themselves. */
export const userLike = {
  id: integer(70),
  name: string('Анна Смирнова'),
  email: string('anna@example.org'),
  phone: regex(/^\+[1-9]\d{7,14}$/, '+79172041833'),
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

export const tokenLike = () => regex(/^[\x21-\x7e]{1,2048}$/, '2|new')

const unauthenticatedLike = { message: string('Unauthenticated.') }
export const unauthenticated = { status: 401, body: unauthenticatedLike } as const

/** What was typed into the fields is wrong. */
export const invalidLike = (...fields: readonly string[]) => ({
  status: 422,
  body: {
    message: string('Данные указаны неверно.'),
    errors: Object.fromEntries(fields.map(field => [field, eachLike(string('Так нельзя.'))])),
  },
})

/** What was sent is wrong as a whole. */
export const refusedLike = {
  status: 422,
  body: { message: string('Данные указаны неверно.'), error: string('Так нельзя.') },
}

export const fieldErrors = (fields: readonly string[], message = '') => ({
  error: {
    _tag: 'FieldErrors',
    fields: Object.fromEntries(fields.map(field => [field, ['Так нельзя.']])),
    message,
  },
})
