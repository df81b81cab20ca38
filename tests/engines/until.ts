import { setTimeout } from 'node:timers/promises'

const limit = 20_000

/** Asks again until there is an answer. A document that goes away in the middle of a question is no answer. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + limit
  let last = ''
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined && answer !== false) return answer
      last = ''
    } catch (error) {
      last = error instanceof Error ? `: ${error.message}` : ''
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${limit / 1000} s${last}`)
    await setTimeout(50)
  }
}
