/** What somebody is about to do to a page: leave it for another, or end the session. */
export type Leaving = 'page' | 'session'

/** Stands before text that would have to be typed again. */
interface LeaveGuard {
  /** Whether they want to nevertheless. */
  readonly ask: (leaving: Leaving) => Promise<boolean>
  readonly stop: () => void
}

let guard: LeaveGuard | undefined

/** The page has one at most: null takes it away. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next ?? undefined
}

/** What is left now is left on purpose: nobody is asked again. */
export const dropLeaveGuard = (): void => guard?.stop()

/** Does it at once where nothing stands before it, or else when that was agreed to. */
export function onceAgreed(leaving: Leaving, leave: () => void): void {
  if (!guard) return leave()
  void askFirst(guard, leaving, leave)
}

async function askFirst({ ask, stop }: LeaveGuard, leaving: Leaving, leave: () => void) {
  if (!(await ask(leaving))) return
  // Signing out may still fail, and then everything is as it was.
  if (leaving === 'page') stop()
  leave()
}
