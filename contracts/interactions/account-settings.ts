import { botCode } from '#contracts/matchers.ts'
import { createState, writeSuccess, writeSuccessWithoutBody, type Interaction } from './interaction.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaStates } from './people-states.ts'
import { createFieldErrorsOutcome, createFieldErrorsResponse } from './user-like.ts'

const acceptedResult = { response: writeSuccessWithoutBody, outcome: { value: undefined } }

const changePassword = (currentPassword: string | undefined, password: string) =>
  ({
    endpoint: 'changePassword',
    states: signedInAnnaStates,
    request: {
      path: '/api/user/passwords',
      token,
      body: {
        ...(currentPassword !== undefined && { current_password: currentPassword }),
        password,
        password_confirmation: password,
      },
    },
    callGateway: ({ accountGateway }) =>
      accountGateway.changePassword({ ...(currentPassword !== undefined && { currentPassword }), password }),
  }) satisfies Partial<Interaction>
const validPasswordChange = changePassword('correct horse', 'battery staple')

const generateBotCode = {
  endpoint: 'generateBotCode',
  states: signedInAnnaStates,
  request: { path: '/api/bot/generate/code', token, body: { bot_type: 'telegram' } },
  callGateway: ({ accountGateway }) => accountGateway.generateBotCode(),
} satisfies Partial<Interaction>

const updateChatApp = (whatsapp: string) =>
  ({
    endpoint: 'updateChatApp',
    states: signedInAnnaStates,
    request: { path: '/api/user/whats_up', token, body: { phone: whatsapp } },
    callGateway: ({ accountGateway }) => accountGateway.updateChatApp({ whatsapp }),
  }) satisfies Partial<Interaction>

const setRegionStatistics = (isJoined: boolean) =>
  ({
    endpoint: isJoined ? 'joinRegionStatistics' : 'leaveRegionStatistics',
    states: signedInAnnaStates,
    request: { path: '/api/regions', token },
    callGateway: ({ accountGateway }) => accountGateway.countRegion(isJoined),
  }) satisfies Partial<Interaction>

export const accountSettingsInteractions: readonly Interaction[] = [
  { ...validPasswordChange, ...acceptedResult, description: 'a new password: changed' },
  {
    ...changePassword('wrong horse', 'battery staple'),
    description: 'a new password: the current password is wrong',
    response: createFieldErrorsResponse('current_password', 401),
    outcome: createFieldErrorsOutcome(['currentPassword']),
  },
  {
    ...changePassword(undefined, 'battery staple'),
    ...acceptedResult,
    description: 'a new password: changed without the current password after signing in by a code',
    states: [...signedInAnnaStates, createState('the session began with a code', { token })],
  },
  {
    ...changePassword(undefined, 'battery staple'),
    description: 'a new password: the current password is required',
    response: createFieldErrorsResponse('current_password'),
    outcome: createFieldErrorsOutcome(['currentPassword']),
  },
  createExpiredSessionInteraction('a new password', validPasswordChange),
  {
    ...generateBotCode,
    description: 'a bot code: generated',
    response: { ...writeSuccess, body: { code: botCode('zn-123456') } },
    outcome: { value: 'zn-123456' },
  },
  createExpiredSessionInteraction('a bot code', generateBotCode),
  { ...updateChatApp('+79172041833'), ...acceptedResult, description: 'the chat app number: changed' },
  createExpiredSessionInteraction('the chat app number', updateChatApp('+79172041833')),
  { ...setRegionStatistics(true), ...acceptedResult, description: 'region statistics: joined' },
  createExpiredSessionInteraction('joining the region statistics', setRegionStatistics(true)),
  { ...setRegionStatistics(false), ...acceptedResult, description: 'region statistics: left' },
  createExpiredSessionInteraction('leaving the region statistics', setRegionStatistics(false)),
]
