import autocannon from 'autocannon'
import type { MeasuredProcess } from '../support/measured-process.ts'

export interface LoadResult {
  readonly perSecond: number
  /** CPU time of the server per request. */
  readonly cpuMs: number
  /** Latency in milliseconds. */
  readonly p99: number
}

export const connections = 20

export async function measureLoad(
  server: MeasuredProcess,
  path: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadResult> {
  const usageBefore = await server.getUsage()
  const { requests, latency, errors, non2xx } = await autocannon({
    url: server.origin + path,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...headers },
  })
  const usageAfter = await server.getUsage()
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} non-2xx responses from ${server.origin}`)
  return {
    perSecond: requests.average,
    cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / requests.total,
    p99: latency.p99,
  }
}
