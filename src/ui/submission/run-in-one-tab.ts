/** Another tab's storage writes become visible shortly after that tab releases the lock. */
const storageDelayMs = 500

/** Runs at once in a browser without Web Locks, which need HTTPS. */
export async function runInOneTab<T>(name: string, task: () => Promise<T>): Promise<T> {
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
