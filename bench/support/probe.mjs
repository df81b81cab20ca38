// Preloaded into measured processes: reports their usage to the parent process.

/** @param {unknown} mode */
async function sendUsage(mode) {
  if (mode === 'collect') {
    // The second run collects objects that finalizers of the first run released.
    for (let run = 0; run < 2; run += 1) {
      globalThis.gc?.()
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rss, liveBytes: heapUsed + external })
}

process.on('message', mode => void sendUsage(mode))
// The channel must not keep the process alive.
process.channel?.unref()
process.on('disconnect', () => process.exit(1))
