/** Leaving the page, or signing out. */
export type Leaving = 'page' | 'session'

interface LeaveGuard {
  /** Resolves to true if the visitor agrees to leave. */
  readonly ask: (leaving: Leaving) => Promise<boolean>
  readonly stop: () => void
}

let guard: LeaveGuard | undefined

/** A page has at most one; null removes it. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next ?? undefined
}

export const isGuarded = (): boolean => guard !== undefined

/** For leaving without a question. */
export const dropLeaveGuard = (): void => guard?.stop()

/** Calls `leave` at once without a guard, otherwise after consent. */
export function confirmLeaving(leaving: Leaving, leave: () => void): void {
  if (!guard) return leave()
  void askBeforeLeaving(guard, leaving, leave)
}

async function askBeforeLeaving({ ask, stop }: LeaveGuard, leaving: Leaving, leave: () => void) {
  if (!(await ask(leaving))) return
  // Keep the guard on sign-out, which may still fail.
  if (leaving === 'page') stop()
  leave()
}
