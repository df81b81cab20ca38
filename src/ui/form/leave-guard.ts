/** The visitor leaves the page, or signs out. */
export type LeaveKind = 'page' | 'session'

interface LeaveGuard {
  readonly confirmLeave: (kind: LeaveKind) => Promise<boolean>
  readonly stop: () => void
}

let guard: LeaveGuard | undefined

/** A page has at most one guard. */
export function setLeaveGuard(newGuard: LeaveGuard | null): void {
  guard = newGuard ?? undefined
}

export const hasLeaveGuard = (): boolean => guard !== undefined

export const dropLeaveGuard = (): void => guard?.stop()

export function confirmLeaving(kind: LeaveKind, leave: () => void): void {
  if (!guard) return leave()
  void askBeforeLeaving(guard, kind, leave)
}

async function askBeforeLeaving({ confirmLeave, stop }: LeaveGuard, kind: LeaveKind, leave: () => void) {
  if (!(await confirmLeave(kind))) return
  // The guard stays on sign-out, which may still fail.
  if (kind === 'page') stop()
  leave()
}
