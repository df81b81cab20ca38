import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

export interface MeasuredResponse {
  readonly status: number
  /** The compressed body. */
  readonly bytes: Buffer
  readonly firstByteMs: number
}

const timeoutMs = 60_000

export async function request(origin: string, path: string, agent: Agent): Promise<MeasuredResponse> {
  const startedAt = performance.now()
  const clientRequest = get(origin + path, {
    agent,
    headers: { 'accept-encoding': 'br' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const firstByteMs = performance.now() - startedAt
  const chunks: readonly Buffer[] = await response.toArray()
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(chunks), firstByteMs }
}

/** Returns the number of responses by status. */
export async function requestAll(
  origin: string,
  paths: readonly string[],
  concurrency = 8,
): Promise<Readonly<Record<number, number>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const counts: Record<number, number> = {}
  const queue = paths.values()
  const runWorker = async () => {
    for (const path of queue) {
      const { status } = await request(origin, path, agent)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker))
  agent.destroy()
  return counts
}

export async function measureFirstBytes(origin: string, path: string, count: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let index = 0; index < count; index += 1) times.push((await request(origin, path, agent)).firstByteMs)
  agent.destroy()
  return times
}
