import { givenState, type Interaction } from './interaction.ts'
import { unauthenticated } from './user-like.ts'

export const token = '1|signed-in'
const expired = '1|expired'

export type Write = Pick<Interaction, 'endpoint' | 'request' | 'ask'>

/** Each call that requires a session may get a 401. */
export const createExpiredSession = (subject: string, write: Write): Interaction => ({
  ...write,
  description: `${subject}: the session is over`,
  states: [givenState('no session has the token', { token: expired })],
  request: { ...write.request, token: expired },
  response: unauthenticated,
  outcome: { error: { _tag: 'SessionExpired' } },
})
