import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

export interface Answer {
  readonly status: number
  /** As sent over the wire. */
  readonly bytes: Buffer
  /** Time to first byte. */
  readonly firstByteMs: number
}

/** Milliseconds. */
const timeout = 60_000

/** Requests a compressed answer on a connection that stays open, as browsers do. */
export async function ask(origin: string, path: string, agent: Agent): Promise<Answer> {
  const asked = performance.now()
  const request = get(origin + path, {
    agent,
    headers: { 'accept-encoding': 'br' },
    signal: AbortSignal.timeout(timeout),
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const firstByteMs = performance.now() - asked
  const chunks: readonly Buffer[] = await response.toArray()
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(chunks), firstByteMs }
}

/** Requests every path, a few at a time, and counts the answers by status. */
export async function askAll(
  origin: string,
  paths: readonly string[],
  atOnce = 8,
): Promise<Readonly<Record<number, number>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const counts: Record<number, number> = {}
  const queue = paths.values()
  const worker = async () => {
    for (const path of queue) {
      const { status } = await ask(origin, path, agent)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return counts
}

/** Times to first byte (ms) of sequential requests on one connection. */
export async function firstBytes(origin: string, path: string, times: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: number[] = []
  for (let time = 0; time < times; time += 1) measured.push((await ask(origin, path, agent)).firstByteMs)
  agent.destroy()
  return measured
}
