// Loaded into every measured process: whoever started it can ask what it has cost so far.

/** @param {unknown} question */
async function answer(question) {
  if (question === 'collect') {
    // Twice: what a finalizer lets go of is collected by the second run.
    for (let run = 0; run < 2; run += 1) {
      globalThis.gc?.()
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rss, used: heapUsed + external })
}

process.on('message', question => void answer(question))
// Being asked is no reason to live.
process.channel?.unref()
process.on('disconnect', () => process.exit(1))
