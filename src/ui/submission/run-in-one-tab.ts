/** Milliseconds. What another tab wrote to storage arrives a moment after its lock is free. */
const storageDelayMs = 500

/** One tab at a time, where the browser has locks (they need https). */
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
