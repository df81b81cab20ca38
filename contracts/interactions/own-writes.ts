import { given, type Interaction } from './interaction.ts'
import { unauthenticated } from './user-like.ts'

export const token = '1|signed-in'
const expired = '1|expired'

export type Write = Pick<Interaction, 'endpoint' | 'request' | 'ask'>

/** Every call of one's own may find the session over. */
export const expiredSession = (what: string, write: Write): Interaction => ({
  ...write,
  description: `${what}: the session is over`,
  states: [given('no session has the token', { token: expired })],
  request: { ...write.request, token: expired },
  response: unauthenticated,
  outcome: { error: { _tag: 'SessionExpired' } },
})
