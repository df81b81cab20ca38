import { useState } from 'react'
import type { SessionHint } from '#application/session/session-hint.ts'

/** Stays true if a response without the user's name changes the hint from `signed-in` to `registering`. */
export function useHasAccount(hint: SessionHint | undefined): boolean {
  const [hadAccount, setHadAccount] = useState(hint === 'signed-in')
  const hasAccount = hint === 'signed-in' || (hint === 'registering' && hadAccount)
  if (hasAccount !== hadAccount) setHadAccount(hasAccount)
  return hasAccount
}
