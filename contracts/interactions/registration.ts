import { positiveInteger, stateValue, opaqueId, token as tokenLike } from '#contracts/matchers.ts'
import { createState, writeSuccess, type Interaction } from './interaction.ts'
import { unauthenticatedResponse } from './failures.ts'
import { user, userLike } from './user-like.ts'

const email = 'new@example.org'
const uuid = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
const code = '123456'
const unusedEmailState = createState('no account has the e-mail', { email })
const emailSentState = createState('a letter was sent', { email, uuid, code })
export const registrationToken = '1|registering'
export const registrationState = createState('a registration is under way', {
  token: registrationToken,
  email,
  region_id: 1,
})

const accountState = createState('an account exists', {
  id: 70,
  name: 'Анна Смирнова',
  email,
  phone: '+79172041833',
  password: 'horse',
})

const codeRequestCall = {
  endpoint: 'requestCode',
  request: { path: '/api/email/code', body: { email } },
  callGateway: ({ registrationGateway }) => registrationGateway.requestCode(email),
  response: { ...writeSuccess, body: { verification_uuid: opaqueId(uuid) } },
  outcome: { value: uuid },
} satisfies Partial<Interaction>

const createVerificationCall = (typedCode: string, emailUuid = uuid) =>
  ({
    endpoint: 'verifyCode',
    states: [unusedEmailState, emailSentState],
    request: {
      path: `/api/email/verify/${emailUuid}`,
      pathFromState: '/api/email/verify/${uuid}',
      body: { code: typedCode === code ? stateValue('${code}', code) : typedCode },
    },
    callGateway: ({ registrationGateway }) => registrationGateway.verify({ uuid: emailUuid, code: typedCode }),
  }) satisfies Partial<Interaction>

/** The message is empty, because the site shows its own text if the API sends none. */
const wrongCodeResult = {
  response: { status: 422, statuses: [401, 404, 422] },
  outcome: { error: { _tag: 'WrongCode', message: '' } },
}

const unfinishedRegistrationResult = {
  // The user has no name (null, empty or missing): the account is not created yet.
  response: { ...writeSuccess, body: { user: { id: positiveInteger(79) }, token: tokenLike('2|new') } },
  outcome: { value: { user: { ...user, id: 79, name: '', email: null, phone: null }, token: '2|new' } },
}

const createAccountCall = (account: { readonly name: string; readonly password: string }) =>
  ({
    endpoint: 'register',
    states: [registrationState],
    request: {
      path: '/api/register',
      token: registrationToken,
      body: {
        ...account,
        agreement: true,
        password_confirmation: account.password,
        specialities: [],
        referral_user_id: null,
        region_id: 1,
      },
    },
    callGateway: ({ registrationGateway }) => registrationGateway.createAccount({ ...account, agreement: true }),
  }) satisfies Partial<Interaction>
const annaAccount = { name: 'Анна Смирнова', password: 'correct horse' }

export const registrationInteractions: readonly Interaction[] = [
  { ...codeRequestCall, description: 'a verification e-mail: sent', states: [unusedEmailState] },
  {
    ...codeRequestCall,
    description: 'a verification e-mail: sent to an address with an account',
    states: [accountState],
  },
  {
    ...codeRequestCall,
    description: 'a verification e-mail: sent to an address with an unfinished registration',
    states: [registrationState],
  },
  {
    ...createVerificationCall(code),
    ...unfinishedRegistrationResult,
    description: 'a code of an e-mail address without an account: right, a registration begins',
  },
  {
    ...createVerificationCall(code),
    ...unfinishedRegistrationResult,
    description: 'a code of an e-mail address with an unfinished registration: right, it continues',
    states: [registrationState, emailSentState],
  },
  {
    ...createVerificationCall(code),
    description: 'a code of an e-mail address with an account: right, signed in',
    states: [accountState, emailSentState],
    response: { ...writeSuccess, body: { user: { ...userLike, email }, token: tokenLike('2|new') } },
    outcome: { value: { user: { ...user, email }, token: '2|new' } },
  },
  { ...createVerificationCall('654321'), ...wrongCodeResult, description: 'a code: wrong' },
  {
    ...createVerificationCall(code),
    ...wrongCodeResult,
    description: 'a code: expired',
    states: [unusedEmailState, emailSentState, createState('all letters are too old', {})],
  },
  {
    ...createVerificationCall(code),
    ...wrongCodeResult,
    description: 'a code: already used',
    states: [unusedEmailState, emailSentState, createState('the code of the letter was used', { email })],
  },
  {
    ...createVerificationCall(code),
    ...wrongCodeResult,
    description: 'a code: not of the newest verification e-mail',
    states: [unusedEmailState, emailSentState, createState('a newer letter was sent', { email })],
  },
  {
    ...createVerificationCall(code, '11111111-2222-4333-8444-555555555555'),
    description: 'a code: no verification e-mail has the uuid',
    states: [createState('no letter has the uuid', { uuid: '11111111-2222-4333-8444-555555555555' })],
    response: { ...wrongCodeResult.response, status: 404 },
    outcome: wrongCodeResult.outcome,
  },
  {
    ...createAccountCall(annaAccount),
    description: 'a new account: created',
    response: {
      ...writeSuccess,
      body: { user: { id: positiveInteger(70), name: annaAccount.name }, token: tokenLike('2|new') },
    },
    outcome: { value: { user: { ...user, email: null, phone: null }, token: '2|new' } },
  },
  {
    ...createAccountCall(annaAccount),
    description: 'a new account: the session has expired',
    states: [createState('no session has the token', { token: registrationToken })],
    response: unauthenticatedResponse,
    outcome: { error: { _tag: 'SessionExpired' } },
  },
]
