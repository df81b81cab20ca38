import { token } from '#contracts/matchers.ts'
import { createRateLimitInteraction } from './failures.ts'
import { createState, writeSuccess, type Interaction } from './interaction.ts'
import { signedInAnnaStates } from './people-states.ts'
import { user, userLike } from './user-like.ts'

const email = 'anna@example.org'
const phone = '+79172041833'
const password = 'correct horse'

const createLoginCall = (credentials: {
  readonly email?: string
  readonly phone?: string
  readonly password: string
}) =>
  ({
    endpoint: 'logIn',
    states: signedInAnnaStates,
    request: { path: '/api/email/login', body: credentials },
    callGateway: ({ userGateway }) => userGateway.logIn(credentials),
  }) satisfies Partial<Interaction>

const signedInResult = {
  response: { ...writeSuccess, body: { user: userLike, access_token: token('2|new') } },
  outcome: { value: { user, token: '2|new' } },
}
/** The response must not reveal whether an account exists. */
const wrongCredentialsResult = {
  response: { status: 401, statuses: [401, 422] },
  outcome: { error: { _tag: 'WrongCredentials' } },
}

export const signInInteractions: readonly Interaction[] = [
  { ...createLoginCall({ email, password }), ...signedInResult, description: 'signing in by e-mail: succeeded' },
  { ...createLoginCall({ phone, password }), ...signedInResult, description: 'signing in by phone: succeeded' },
  {
    ...createLoginCall({ email, password: 'wrong horse' }),
    ...wrongCredentialsResult,
    description: 'signing in: the password is wrong',
  },
  {
    ...createLoginCall({ email: 'nobody@example.org', password }),
    ...wrongCredentialsResult,
    description: 'signing in: no account has the e-mail, with the same response',
    states: [createState('no account has the e-mail', { email: 'nobody@example.org' })],
  },
  createRateLimitInteraction('signing in', createLoginCall({ email, password })),
]
