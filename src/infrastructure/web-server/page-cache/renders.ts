/** Too many renders are running, and this one queued too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Runs at most `concurrency` tasks at a time; others queue in order of arrival and fail as `Overloaded` after `queueTimeout` ms. */
export function boundedRenders(concurrency: number, queueTimeout: number) {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = () =>
    new Promise<void>((start, reject) => {
      if (running < concurrency) {
        running += 1
        start()
        return
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(new Overloaded())
      }, queueTimeout)
      const enter = () => {
        clearTimeout(timer)
        start()
      }
      waiting.add(enter)
    })

  const leave = () => {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else {
      running -= 1
    }
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
