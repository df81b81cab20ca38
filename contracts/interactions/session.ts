import { createState, type Call, type Interaction } from './interaction.ts'
import { unauthenticatedResponse } from './failures.ts'

export const token = '1|signed-in'
const expiredToken = '1|expired'

export const createExpiredSessionInteraction = (subject: string, call: Call): Interaction => ({
  ...call,
  description: `${subject}: the session has expired`,
  states: [createState('no session has the token', { token: expiredToken })],
  request: { ...call.request, token: expiredToken },
  response: unauthenticatedResponse,
  outcome: { error: { _tag: 'SessionExpired' } },
})
