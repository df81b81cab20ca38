import { writeFailuresOf } from './failures.ts'
import { given, type Interaction } from './interaction.ts'
import { invalidLike, tokenLike, unauthenticated, user, userLike } from './user-like.ts'

const email = 'anna@example.org'
const phone = '+79172041833'
const password = 'correct horse'
const thereIsAnna = given('an account exists', { id: 70, name: 'Анна Смирнова', email, phone, password })

const logIn = (credentials: { readonly email?: string; readonly phone?: string; readonly password: string }) =>
  ({
    endpoint: 'logIn',
    states: [thereIsAnna],
    request: { path: '/api/email/login', body: credentials },
    ask: ({ userGateway }) => userGateway.logIn(credentials),
  }) satisfies Partial<Interaction>

const admitted = {
  response: { status: 200, body: { user: userLike, access_token: tokenLike() } },
  outcome: { value: { user, token: '2|new' } },
}
const wrong = { error: { _tag: 'WrongCredentials' } }

export const signInInteractions: readonly Interaction[] = [
  { ...logIn({ email, password }), ...admitted, description: 'signing in by e-mail: admitted' },
  { ...logIn({ phone, password }), ...admitted, description: 'signing in by phone: admitted' },
  {
    ...logIn({ email, password: 'wrong horse' }),
    description: 'signing in: the password is wrong',
    response: unauthenticated,
    outcome: wrong,
  },
  {
    ...logIn({ email: 'nobody@example.org', password }),
    description: 'signing in: nobody has the address, and the answer is the same',
    states: [given('no account has the e-mail', { email: 'nobody@example.org' })],
    response: unauthenticated,
    outcome: wrong,
  },
  {
    ...logIn({ email: 'anna', password }),
    description: 'signing in: what was typed is no address',
    response: invalidLike('email'),
    outcome: wrong,
  },
  ...writeFailuresOf({ ...logIn({ email, password }), what: 'signing in' }),
]
