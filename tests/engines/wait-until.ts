import { setTimeout } from 'node:timers/promises'

const timeoutMs = 20_000

/** Asks again until there is an answer. A document that goes away in the middle of a question is no answer. */
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
