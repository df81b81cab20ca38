/** Another tab's storage writes become visible shortly after it releases the lock. */
const storageDelayMs = 500

/** Uses Web Locks, which need https; without them, runs at once. */
export async function runInOneTab<T>(name: string, send: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return send()
  const lock = `submission:${name}`
  const atOnce = await navigator.locks.request(lock, { ifAvailable: true }, async held =>
    held ? { result: await send() } : undefined,
  )
  if (atOnce) return atOnce.result
  return navigator.locks.request(lock, async () => {
    await new Promise(resolve => {
      setTimeout(resolve, storageDelayMs)
    })
    return send()
  })
}
