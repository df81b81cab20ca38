import { anyId } from '#contracts/matchers.ts'
import type { RefusalBody } from './interaction.ts'

/** Matches the account that a provider state creates. The state does not set the id. */
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

export const unauthenticatedResponse = { status: 401 } as const

/** The statuses of a refusal. The API specification allows an `error` in a successful response. */
const refusalStatuses = [200, 201, 202, 400, 403, 409, 422, 423] as const

/** The body is an example: the pact accepts any `error` or `errors` in the language of the request. */
export const createRefusalResponse = (body: RefusalBody, ...otherStatuses: readonly number[]) =>
  ({ status: 422, statuses: [...refusalStatuses, ...otherStatuses], body, isRefusal: true }) as const

/** Creates a refusal with an error of this field. */
export const createFieldErrorsResponse = (field: string, ...otherStatuses: readonly number[]) =>
  createRefusalResponse({ errors: { [field]: ['Так нельзя.'] } }, ...otherStatuses)

export const createFieldErrorsOutcome = (fields: readonly string[], message = '') => ({
  error: {
    _tag: 'FieldErrors',
    fields: Object.fromEntries(fields.map(field => [field, ['Так нельзя.']])),
    message,
  },
})
