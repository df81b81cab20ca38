import { anyId } from '#contracts/matchers.ts'
import type { RefusalBody } from './interaction.ts'

/** The account of a provider state, which sets all fields but the id. */
export const userLike = {
  id: anyId(70),
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

/** What the site takes for a refusal: the specification sends `error` in a success, too. */
const refusals = [200, 201, 202, 400, 403, 409, 422, 423] as const

/** The example for the site; the pact takes any `error` or `errors` in the language of the request. */
export const createRefusal = (body: RefusalBody, ...others: readonly number[]) =>
  ({ status: 422, statuses: [...refusals, ...others], body, isRefusal: true }) as const

/** Errors by field. */
export const createFieldRefusal = (field: string, ...others: readonly number[]) =>
  createRefusal({ errors: { [field]: ['Так нельзя.'] } }, ...others)

export const createFieldErrors = (fields: readonly string[], message = '') => ({
  error: {
    _tag: 'FieldErrors',
    fields: Object.fromEntries(fields.map(field => [field, ['Так нельзя.']])),
    message,
  },
})
