import { createState, type Call, type Interaction, type RefusalBody } from './interaction.ts'

export const notFoundResponse = { status: 404 } as const
export const unauthenticatedResponse = { status: 401 } as const

/** One interaction is enough, because the client handles the status in the same way for every query. */
export const createUnavailableInteraction = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: the API is unavailable`,
  states: [createState('the API is out of order', { status: 503 })],
  response: { status: 503 },
  outcome: { error: { _tag: 'ApiUnavailable', reason: 'failed' } },
})

/** Without `Retry-After`, the site waits for a minute. */
export const createRateLimitInteraction = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: refused, too many requests`,
  states: [createState('too many requests came', { retry_after: 30 })],
  response: { status: 429 },
  outcome: { error: { _tag: 'TooManyRequests', retryAfter: 60 } },
})

/** The API specification allows an `error` in a successful response. */
const refusalStatuses = [200, 201, 202, 400, 403, 409, 422, 423] as const

/** The body is an example: the pact accepts any `error` or `errors` in the language of the request. */
export const createRefusalResponse = (body: RefusalBody, ...otherStatuses: readonly number[]) =>
  ({ status: 422, statuses: [...refusalStatuses, ...otherStatuses], body, isRefusal: true }) as const

const fieldError = 'Так нельзя.'

/** `field` is the API's name of the field, such as `type_id`. */
export const createFieldErrorsResponse = (field: string, ...otherStatuses: readonly number[]) =>
  createRefusalResponse({ errors: { [field]: [fieldError] } }, ...otherStatuses)

/** `fields` are the site's names of the fields, such as `typeId`. */
export const createFieldErrorsOutcome = (fields: readonly string[], message = '') => ({
  error: {
    _tag: 'FieldErrors',
    fields: Object.fromEntries(fields.map(field => [field, [fieldError]])),
    message,
  },
})
