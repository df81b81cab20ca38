import { setTimeout } from 'node:timers/promises'

/** Timeouts only end operations that hang, so they are long enough for a busy machine. */
export const startTimeoutMs = 60_000
export const waitTimeoutMs = 30_000

/** Errors count as no value, because a document may unload during a call. */
export async function waitUntil<T>(
  description: string,
  readValue: () => Promise<T | null | undefined | false>,
  timeoutMs = waitTimeoutMs,
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  let lastError = ''
  for (;;) {
    try {
      const value = await readValue()
      if (value !== null && value !== undefined && value !== false) return value
      lastError = ''
    } catch (error) {
      lastError = error instanceof Error ? `: ${error.message}` : ''
    }
    if (Date.now() > deadline) throw new Error(`${description}: not within ${timeoutMs / 1000} s${lastError}`)
    await setTimeout(50)
  }
}
