import { botCode } from '#contracts/matchers.ts'
import { acceptedResult, createState, writeSuccess, type Interaction } from './interaction.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaStates } from './people-states.ts'
import { createFieldErrorsOutcome, createFieldErrorsResponse } from './failures.ts'

const createPasswordChangeCall = (currentPassword: string | undefined, password: string) =>
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
const validPasswordChange = createPasswordChangeCall('correct horse', 'battery staple')

const botCodeCall = {
  endpoint: 'generateBotCode',
  states: signedInAnnaStates,
  request: { path: '/api/bot/generate/code', token, body: { bot_type: 'telegram' } },
  callGateway: ({ accountGateway }) => accountGateway.generateBotCode(),
} satisfies Partial<Interaction>

const createChatAppCall = (whatsapp: string) =>
  ({
    endpoint: 'updateChatApp',
    states: signedInAnnaStates,
    request: { path: '/api/user/whats_up', token, body: { phone: whatsapp } },
    callGateway: ({ accountGateway }) => accountGateway.updateChatApp({ whatsapp }),
  }) satisfies Partial<Interaction>

const createRegionStatisticsCall = (isCounted: boolean) =>
  ({
    endpoint: isCounted ? 'joinRegionStatistics' : 'leaveRegionStatistics',
    states: signedInAnnaStates,
    request: { path: '/api/regions', token },
    callGateway: ({ accountGateway }) => accountGateway.countRegion(isCounted),
  }) satisfies Partial<Interaction>

export const accountSettingsInteractions: readonly Interaction[] = [
  { ...validPasswordChange, ...acceptedResult, description: 'a new password: changed' },
  {
    ...createPasswordChangeCall('wrong horse', 'battery staple'),
    description: 'a new password: the current password is wrong',
    response: createFieldErrorsResponse('current_password', 401),
    outcome: createFieldErrorsOutcome(['currentPassword']),
  },
  {
    ...createPasswordChangeCall(undefined, 'battery staple'),
    ...acceptedResult,
    description: 'a new password: changed without the current password after signing in by a code',
    states: [...signedInAnnaStates, createState('the session began with a code', { token })],
  },
  {
    ...createPasswordChangeCall(undefined, 'battery staple'),
    description: 'a new password: the current password is required',
    response: createFieldErrorsResponse('current_password'),
    outcome: createFieldErrorsOutcome(['currentPassword']),
  },
  createExpiredSessionInteraction('a new password', validPasswordChange),
  {
    ...botCodeCall,
    description: 'a bot code: generated',
    response: { ...writeSuccess, body: { code: botCode('zn-123456') } },
    outcome: { value: 'zn-123456' },
  },
  createExpiredSessionInteraction('a bot code', botCodeCall),
  { ...createChatAppCall('+79172041833'), ...acceptedResult, description: 'the chat app number: changed' },
  createExpiredSessionInteraction('the chat app number', createChatAppCall('+79172041833')),
  { ...createRegionStatisticsCall(true), ...acceptedResult, description: 'region statistics: joined' },
  createExpiredSessionInteraction('joining the region statistics', createRegionStatisticsCall(true)),
  { ...createRegionStatisticsCall(false), ...acceptedResult, description: 'region statistics: left' },
  createExpiredSessionInteraction('leaving the region statistics', createRegionStatisticsCall(false)),
]
