/** What is about to happen: another page, or the end of the session. */
export type Leaving = 'page' | 'session'

/** Guards unsaved text. */
interface LeaveGuard {
  /** Resolves to true if the visitor wants to leave. */
  readonly ask: (leaving: Leaving) => Promise<boolean>
  readonly stop: () => void
}

let guard: LeaveGuard | undefined

/** A page has at most one; null removes it. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next ?? undefined
}

/** Whether leaving asks. */
export const isGuarded = (): boolean => guard !== undefined

/** The page is left on purpose: don't ask again. */
export const dropLeaveGuard = (): void => guard?.stop()

/** Leaves at once without a guard, otherwise after consent. */
export function confirmLeaving(leaving: Leaving, leave: () => void): void {
  if (!guard) return leave()
  void askBeforeLeaving(guard, leaving, leave)
}

async function askBeforeLeaving({ ask, stop }: LeaveGuard, leaving: Leaving, leave: () => void) {
  if (!(await ask(leaving))) return
  // Signing out may still fail: then the guard stays.
  if (leaving === 'page') stop()
  leave()
}
