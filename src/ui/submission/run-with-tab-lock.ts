/** Another tab's storage writes become visible shortly after that tab releases the lock. */
const storageDelayMs = 500

/** Waits while another tab runs a task of this name. Without Web Locks, which need HTTPS, the task runs at once. */
export async function runWithTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task()
  const lockName = `submission:${name}`
  const immediateRun = await navigator.locks.request(lockName, { ifAvailable: true }, async lock =>
    lock ? { result: await task() } : undefined,
  )
  if (immediateRun) return immediateRun.result
  return navigator.locks.request(lockName, async () => {
    await new Promise(resolve => {
      setTimeout(resolve, storageDelayMs)
    })
    return task()
  })
}
