import { check } from './check.ts'
import type { Cluster } from './cluster.ts'

/** The default of WRITES_PER_MINUTE. */
const writesPerMinute = 60
const excessWrites = 30

export async function checkLimits(cluster: Cluster): Promise<void> {
  console.log('\nLimits')
  const statuses = await Promise.all(
    Array.from({ length: writesPerMinute + excessWrites }, async (_, number) => {
      const { url } = cluster.instances[number % cluster.instances.length] ?? { url: cluster.url }
      const headers = { 'x-forwarded-for': '203.0.113.2', origin: cluster.url, 'content-type': 'application/json' }
      const response = await fetch(`${url}/use-cases/generateBotCode`, {
        method: 'POST',
        headers,
        body: '{"lang":"ru"}',
      })
      return response.status
    }),
  )
  const rejectedCount = statuses.filter(status => status === 429).length
  check(
    rejectedCount === excessWrites,
    `${statuses.length} mutations across ${cluster.instances.length} instances: ${rejectedCount} rejected, ${writesPerMinute} allowed per minute`,
  )
}
