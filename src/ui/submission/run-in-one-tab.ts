/** Another tab's storage writes become visible shortly after that tab releases the lock. */
const storageDelayMs = 500

/** Calls `send` in one tab at a time; at once in a browser without Web Locks, which need https. */
export async function runInOneTab<T>(name: string, send: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return send()
  const lockName = `submission:${name}`
  const immediateRun = await navigator.locks.request(lockName, { ifAvailable: true }, async lock =>
    lock ? { result: await send() } : undefined,
  )
  if (immediateRun) return immediateRun.result
  return navigator.locks.request(lockName, async () => {
    await new Promise(resolve => {
      setTimeout(resolve, storageDelayMs)
    })
    return send()
  })
}
