import { anyId, fromState, key, token as tokenLike } from '#contracts/matchers.ts'
import { givenState, writeSucceeded, type Interaction } from './interaction.ts'
import { unauthenticated, user, userLike } from './user-like.ts'

const email = 'new@example.org'
const uuid = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
const code = '123456'
const emailIsFree = givenState('no account has the e-mail', { email })
const letterWasSent = givenState('a letter was sent', { email, uuid, code })
export const registrationToken = '1|registering'
const token = registrationToken
export const registrationIsUnderWay = givenState('a registration is under way', { token, email, region_id: 1 })

const requestCode = (address: string) =>
  ({
    endpoint: 'requestCode',
    states: [emailIsFree],
    request: { path: '/api/email/code', body: { email: address } },
    ask: ({ registrationGateway }) => registrationGateway.requestCode(address),
  }) satisfies Partial<Interaction>

const verify = (typed: string, letter = uuid) =>
  ({
    endpoint: 'verifyCode',
    states: [emailIsFree, letterWasSent],
    request: {
      path: `/api/email/verify/${letter}`,
      pathFromState: '/api/email/verify/${uuid}',
      body: { code: typed === code ? fromState('${code}', code) : typed },
    },
    ask: ({ registrationGateway }) => registrationGateway.verify({ uuid: letter, code: typed }),
  }) satisfies Partial<Interaction>

/** The site shows a text of its own if the API sends none. */
const wrongCode = {
  response: { status: 422, statuses: [401, 404, 422] },
  outcome: { error: { _tag: 'WrongCode', message: '' } },
}

const create = (account: { readonly name: string; readonly password: string }) =>
  ({
    endpoint: 'register',
    states: [registrationIsUnderWay],
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
    ...verify(code),
    description: 'a code of an address without an account: right, to be finished',
    // Without a name (null, empty or missing): the account is not created yet.
    response: { ...writeSucceeded, body: { user: { id: anyId(79) }, token: tokenLike('2|new') } },
    outcome: { value: { user: { ...user, id: 79, name: '', email: null, phone: null }, token: '2|new' } },
  },
  {
    ...verify(code),
    description: 'a code of an address that has an account: right, signed in to it',
    states: [
      givenState('an account exists', {
        id: 70,
        name: 'Анна Смирнова',
        email,
        phone: '+79172041833',
        password: 'horse',
      }),
      letterWasSent,
    ],
    response: { ...writeSucceeded, body: { user: { ...userLike, email }, token: tokenLike('2|new') } },
    outcome: { value: { user: { ...user, email }, token: '2|new' } },
  },
  { ...verify('654321'), ...wrongCode, description: 'a code: wrong' },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter that is too old',
    states: [emailIsFree, letterWasSent, givenState('all letters are too old', {})],
  },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter whose code was used before',
    states: [emailIsFree, letterWasSent, givenState('the code of the letter was used', { email })],
  },
  {
    ...verify(code),
    ...wrongCode,
    description: 'a code: of a letter that is not the newest',
    states: [emailIsFree, letterWasSent, givenState('a newer letter was sent', { email })],
  },
  {
    ...verify(code, '11111111-2222-4333-8444-555555555555'),
    description: 'a code: of no letter',
    states: [givenState('no letter has the uuid', { uuid: '11111111-2222-4333-8444-555555555555' })],
    response: { ...wrongCode.response, status: 404 },
    outcome: wrongCode.outcome,
  },
  {
    ...create(anna),
    description: 'a new account: created',
    response: {
      ...writeSucceeded,
      body: { user: { id: anyId(70), name: anna.name }, token: tokenLike('2|new') },
    },
    outcome: { value: { user: { ...user, email: null, phone: null }, token: '2|new' } },
  },
  {
    ...create(anna),
    description: 'a new account: the session is over',
    states: [givenState('no session has the token', { token })],
    response: unauthenticated,
    outcome: { error: { _tag: 'SessionExpired' } },
  },
]
