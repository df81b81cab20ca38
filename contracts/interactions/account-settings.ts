import { botCode, success } from '#contracts/matchers.ts'
import { written, writtenUnread, type Interaction } from './interaction.ts'
import { expiredSession, token } from './own-writes.ts'
import { annaIsSignedIn } from './people.ts'
import { fieldErrors, invalidLike, refusedInSuccess, refusedLike, userLike } from './user-like.ts'

const done = { response: { ...written, body: { status: success() } }, outcome: { value: undefined } }
const refused = { response: refusedLike, outcome: fieldErrors([], 'Так нельзя.') }

const change = (currentPassword: string, password: string) =>
  ({
    endpoint: 'changePassword',
    states: annaIsSignedIn,
    request: {
      path: '/api/user/passwords',
      token,
      body: { current_password: currentPassword, password, password_confirmation: password },
    },
    ask: ({ accountGateway }) => accountGateway.changePassword({ currentPassword, password }),
  }) satisfies Partial<Interaction>
const changed = change('correct horse', 'battery staple')

const makeCode = {
  endpoint: 'generateBotCode',
  states: annaIsSignedIn,
  request: { path: '/api/bot/generate/code', token, body: { bot_type: 'telegram' } },
  ask: ({ accountGateway }) => accountGateway.generateBotCode(),
} satisfies Partial<Interaction>

const chatApp = (whatsapp: string) =>
  ({
    endpoint: 'updateChatApp',
    states: annaIsSignedIn,
    request: { path: '/api/user/whats_up', token, body: { phone: whatsapp } },
    ask: ({ accountGateway }) => accountGateway.updateChatApp({ whatsapp }),
  }) satisfies Partial<Interaction>

const regions = (counted: boolean) =>
  ({
    endpoint: counted ? 'countRegion' : 'dontCountRegion',
    states: annaIsSignedIn,
    request: { path: '/api/regions', token },
    ask: ({ accountGateway }) => accountGateway.countRegion(counted),
  }) satisfies Partial<Interaction>
// What it holds is not known and not read.
const counted = { response: writtenUnread, outcome: { value: undefined } }

export const accountSettingsInteractions: readonly Interaction[] = [
  {
    ...changed,
    description: 'a new password: changed',
    response: { ...written, body: { user: userLike } },
    outcome: { value: undefined },
  },
  {
    ...change('wrong horse', 'battery staple'),
    description: 'a new password: the present one is wrong',
    response: { ...invalidLike('current_password'), statuses: [401, 422] },
    outcome: fieldErrors(['currentPassword']),
  },
  {
    ...change('correct horse', 'short'),
    description: 'a new password: too short',
    response: invalidLike('password'),
    outcome: fieldErrors(['password']),
  },
  expiredSession('a new password', changed),
  {
    ...makeCode,
    description: 'a code for the bot: made',
    response: { ...written, body: { code: botCode('zn-123456') } },
    outcome: { value: 'zn-123456' },
  },
  expiredSession('a code for the bot', makeCode),
  { ...chatApp('+79172041833'), ...done, description: 'the number of the chat app: changed' },
  { ...chatApp('12'), ...refused, description: 'the number of the chat app: what was typed is none' },
  {
    ...chatApp('12'),
    ...refused,
    description: 'the number of the chat app: what was typed is none, and a success says so',
    response: refusedInSuccess,
  },
  expiredSession('the number of the chat app', chatApp('+79172041833')),
  { ...regions(true), ...counted, description: 'counting for the region: on' },
  expiredSession('counting for the region', regions(true)),
  { ...regions(false), ...counted, description: 'counting for the region: off' },
  expiredSession('counting for the region no more', regions(false)),
]
