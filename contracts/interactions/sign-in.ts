import { token } from '#contracts/matchers.ts'
import { createTooManyRequests } from './failures.ts'
import { givenState, writeSucceeded, type Interaction } from './interaction.ts'
import { annaIsSignedIn } from './people.ts'
import { user, userLike } from './user-like.ts'

const email = 'anna@example.org'
const phone = '+79172041833'
const password = 'correct horse'

const logIn = (credentials: { readonly email?: string; readonly phone?: string; readonly password: string }) =>
  ({
    endpoint: 'logIn',
    states: annaIsSignedIn,
    request: { path: '/api/email/login', body: credentials },
    ask: ({ userGateway }) => userGateway.logIn(credentials),
  }) satisfies Partial<Interaction>

const signedIn = {
  response: { ...writeSucceeded, body: { user: userLike, access_token: token('2|new') } },
  outcome: { value: { user, token: '2|new' } },
}
/** The site reads neither status nor message: the response must not reveal whether an account exists. */
const wrongCredentials = {
  response: { status: 401, statuses: [401, 422] },
  outcome: { error: { _tag: 'WrongCredentials' } },
}

export const signInInteractions: readonly Interaction[] = [
  { ...logIn({ email, password }), ...signedIn, description: 'signing in by e-mail: admitted' },
  { ...logIn({ phone, password }), ...signedIn, description: 'signing in by phone: admitted' },
  {
    ...logIn({ email, password: 'wrong horse' }),
    ...wrongCredentials,
    description: 'signing in: the password is wrong',
  },
  {
    ...logIn({ email: 'nobody@example.org', password }),
    ...wrongCredentials,
    description: 'signing in: nobody has the address, and the answer is the same',
    states: [givenState('no account has the e-mail', { email: 'nobody@example.org' })],
  },
  createTooManyRequests('signing in', logIn({ email, password })),
]
