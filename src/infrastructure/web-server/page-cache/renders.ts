/** Too many pages are being rendered, and this one waited its turn too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Lets `atOnce` tasks run at a time; another waits up to `patience` ms in the order of arrival, then fails as `Overloaded`. */
export function boundedRenders(atOnce: number, patience: number) {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = () =>
    new Promise<void>((start, give) => {
      if (running < atOnce) {
        running += 1
        start()
        return
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        give(new Overloaded())
      }, patience)
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
