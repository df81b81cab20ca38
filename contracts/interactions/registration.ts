import { MatchersV3 } from '@pact-foundation/pact'
import { key, token as tokenLike } from '#contracts/matchers.ts'
import { notFound } from './failures.ts'
import { given, written, type Interaction } from './interaction.ts'
import { onlyAnna } from './people.ts'
import { fieldErrors, invalidLike, refusedLike, unauthenticated, user, userLike } from './user-like.ts'

const { integer } = MatchersV3

const email = 'new@example.org'
const uuid = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
const code = '123456'
const nobodyNew = given('no account has the e-mail', { email })
const thereIsALetter = given('a letter was sent', { email, uuid, code })
const token = '1|registering'
const underWay = given('a registration is under way', { token, email, region_id: 1 })

const requestCode = (address: string) =>
  ({
    endpoint: 'requestCode',
    states: [nobodyNew],
    request: { path: '/api/email/code', body: { email: address } },
    ask: ({ registrationGateway }) => registrationGateway.requestCode(address),
  }) satisfies Partial<Interaction>

const verify = (typed: string, letter = uuid) =>
  ({
    endpoint: 'verifyCode',
    states: [nobodyNew, thereIsALetter],
    request: { path: `/api/email/verify/${letter}`, body: { code: typed } },
    ask: ({ registrationGateway }) => registrationGateway.verify({ uuid: letter, code: typed }),
  }) satisfies Partial<Interaction>

const wrongCode = {
  response: invalidLike('code'),
  outcome: { error: { _tag: 'WrongCode', message: 'Так нельзя.' } },
}

const create = (account: { readonly name: string; readonly password: string }) =>
  ({
    endpoint: 'register',
    states: [underWay],
    request: {
      path: '/api/register',
      token,
      body: {
        ...account,
        agreement: true,
        password_confirmation: account.password,
        specialities: [],
        referral_user_id: null,
        region_id: 1,
      },
    },
    ask: ({ registrationGateway }) => registrationGateway.createAccount({ ...account, agreement: true }),
  }) satisfies Partial<Interaction>
const anna = { name: 'Анна Смирнова', password: 'correct horse' }

export const registrationInteractions: readonly Interaction[] = [
  {
    ...requestCode(email),
    description: 'a letter with a code: sent',
    response: { status: 200, statuses: [200, 201, 202], body: { verification_uuid: key(uuid) } },
    outcome: { value: uuid },
  },
  {
    ...requestCode('new'),
    description: 'a letter with a code: what was typed is no address',
    response: invalidLike('email'),
    outcome: fieldErrors(['email']),
  },
  {
    ...verify(code),
    description: 'a code of an address without an account: right, to be finished',
    // Without a name (null, empty or missing): that is how the product knows that the account is still to be created.
    response: { ...written, body: { user: { id: integer(79) }, token: tokenLike('2|new') } },
    outcome: { value: { user: { ...user, id: 79, name: '', email: null, phone: null }, token: '2|new' } },
  },
  {
    ...verify(code),
    description: 'a code of an address that has an account: right, signed in to it',
    states: [
      given('an account exists', { id: 70, name: 'Анна Смирнова', email, phone: '+79172041833', password: 'horse' }),
      thereIsALetter,
    ],
    response: { ...written, body: { user: { ...userLike, email }, token: tokenLike('2|new') } },
    outcome: { value: { user: { ...user, email }, token: '2|new' } },
  },
  { ...verify('654321'), ...wrongCode, description: 'a code: wrong' },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter that is too old',
    states: [nobodyNew, thereIsALetter, given('all letters are too old', {})],
  },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter whose code was used before',
    states: [nobodyNew, thereIsALetter, given('the code of the letter was used', { uuid })],
  },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter that is not the newest',
    states: [nobodyNew, thereIsALetter, given('a newer letter was sent', { email })],
  },
  {
    ...verify(code, '11111111-2222-4333-8444-555555555555'),
    description: 'a code: of no letter',
    states: [given('no letter has the uuid', { uuid: '11111111-2222-4333-8444-555555555555' })],
    response: notFound,
    outcome: { error: { _tag: 'WrongCode', message: '' } },
  },
  {
    ...create(anna),
    description: 'a new account: created',
    response: {
      ...written,
      body: { user: { id: integer(70), name: anna.name }, token: tokenLike('2|new') },
    },
    outcome: { value: { user: { ...user, email: null, phone: null }, token: '2|new' } },
  },
  {
    ...create({ name: '', password: 'short' }),
    description: 'a new account: what was typed is not taken',
    response: invalidLike('name', 'password'),
    outcome: fieldErrors(['name', 'password']),
  },
  {
    ...create(anna),
    description: 'a new account: there is one already',
    states: [
      ...onlyAnna,
      given('somebody is signed in', {
        token,
        profile_id: 42,
        email,
        phone: '+79172041833',
        password: anna.password,
        about_statistics: true,
      }),
    ],
    response: refusedLike,
    outcome: fieldErrors([], 'Так нельзя.'),
  },
  {
    ...create(anna),
    description: 'a new account: the session is over',
    states: [given('no session has the token', { token })],
    response: unauthenticated,
    outcome: { error: { _tag: 'SessionExpired' } },
  },
]
