import { setTimeout } from 'node:timers/promises'

const timeoutMs = 20_000

/** Polls until `ask` returns a value. Errors count as no value, because a document may unload during a call. */
export async function waitUntil<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + timeoutMs
  let last = ''
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined && answer !== false) return answer
      last = ''
    } catch (error) {
      last = error instanceof Error ? `: ${error.message}` : ''
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs / 1000} s${last}`)
    await setTimeout(50)
  }
}
