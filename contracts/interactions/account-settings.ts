import { botCode } from '#contracts/matchers.ts'
import { givenState, writeSucceeded, unreadWriteSucceeded, type Interaction } from './interaction.ts'
import { createExpiredSession, token } from './own-writes.ts'
import { annaIsSignedIn } from './people.ts'
import { createFieldErrors, createFieldRefusal } from './user-like.ts'

const accepted = { response: unreadWriteSucceeded, outcome: { value: undefined } }

const changePassword = (currentPassword: string | undefined, password: string) =>
  ({
    endpoint: 'changePassword',
    states: annaIsSignedIn,
    request: {
      path: '/api/user/passwords',
      token,
      body: {
        ...(currentPassword !== undefined && { current_password: currentPassword }),
        password,
        password_confirmation: password,
      },
    },
    ask: ({ accountGateway }) =>
      accountGateway.changePassword({ ...(currentPassword !== undefined && { currentPassword }), password }),
  }) satisfies Partial<Interaction>
const validChange = changePassword('correct horse', 'battery staple')

const generateCode = {
  endpoint: 'generateBotCode',
  states: annaIsSignedIn,
  request: { path: '/api/bot/generate/code', token, body: { bot_type: 'telegram' } },
  ask: ({ accountGateway }) => accountGateway.generateBotCode(),
} satisfies Partial<Interaction>

const updateChatApp = (whatsapp: string) =>
  ({
    endpoint: 'updateChatApp',
    states: annaIsSignedIn,
    request: { path: '/api/user/whats_up', token, body: { phone: whatsapp } },
    ask: ({ accountGateway }) => accountGateway.updateChatApp({ whatsapp }),
  }) satisfies Partial<Interaction>

const countRegion = (isCounted: boolean) =>
  ({
    endpoint: isCounted ? 'countRegion' : 'dontCountRegion',
    states: annaIsSignedIn,
    request: { path: '/api/regions', token },
    ask: ({ accountGateway }) => accountGateway.countRegion(isCounted),
  }) satisfies Partial<Interaction>

export const accountSettingsInteractions: readonly Interaction[] = [
  { ...validChange, ...accepted, description: 'a new password: changed' },
  {
    ...changePassword('wrong horse', 'battery staple'),
    description: 'a new password: the present one is wrong',
    response: createFieldRefusal('current_password', 401),
    outcome: createFieldErrors(['currentPassword']),
  },
  {
    ...changePassword(undefined, 'battery staple'),
    ...accepted,
    description: 'a new password: changed without the present one after signing in by a code',
    states: [...annaIsSignedIn, givenState('the session began with a code', { token })],
  },
  {
    ...changePassword(undefined, 'battery staple'),
    description: 'a new password: the present one is required',
    response: createFieldRefusal('current_password'),
    outcome: createFieldErrors(['currentPassword']),
  },
  createExpiredSession('a new password', validChange),
  {
    ...generateCode,
    description: 'a code for the bot: made',
    response: { ...writeSucceeded, body: { code: botCode('zn-123456') } },
    outcome: { value: 'zn-123456' },
  },
  createExpiredSession('a code for the bot', generateCode),
  { ...updateChatApp('+79172041833'), ...accepted, description: 'the number of the chat app: changed' },
  createExpiredSession('the number of the chat app', updateChatApp('+79172041833')),
  { ...countRegion(true), ...accepted, description: 'counting for the region: on' },
  createExpiredSession('counting for the region', countRegion(true)),
  { ...countRegion(false), ...accepted, description: 'counting for the region: off' },
  createExpiredSession('counting for the region no more', countRegion(false)),
]
