interface LeaveGuard {
  readonly confirmLeave: () => Promise<boolean>
  readonly stop: () => void
}

let guard: LeaveGuard | undefined

export function setLeaveGuard(newGuard: LeaveGuard | null): void {
  guard = newGuard ?? undefined
}

export const hasLeaveGuard = (): boolean => guard !== undefined

export const dropLeaveGuard = (): void => guard?.stop()

export function leaveIfConfirmed(leave: () => void): void {
  if (!guard) return leave()
  void askBeforeLeaving(guard, leave)
}

async function askBeforeLeaving({ confirmLeave, stop }: LeaveGuard, leave: () => void) {
  if (!(await confirmLeave())) return
  stop()
  leave()
}
