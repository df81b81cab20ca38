export function withTimeout<T, F>(promise: Promise<T>, timeoutMs: number, fallback: F): Promise<T | F> {
  return new Promise((resolve, reject) => {
    // A busy event loop fires the timer before it reads an arrived response; setImmediate lets the response win.
    const timer = setTimeout(() => setImmediate(resolve, fallback), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
