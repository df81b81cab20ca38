import { Redis, ReplyError, type ChainableCommander } from 'iovalkey'
import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'

/**
 * Milliseconds that a command may take. A query waits for its limit, the answer and one of last resort (10 each) and for an
 * announcement to be heard (20); a page for itself (10), a page of last resort and an announcement (20 each); a write for its limit, its session (10 each) and its announcement (30). So
 * Valkey never delays a request by more than 50, and by one command if it hangs: then nothing more is sent.
 */
const defaultTimeoutMs = 10
/** Limits of a start: for the connection, then for the first answer. */
const connectTimeoutMs = 1000
const startTimeoutMs = 500
const retryPauseMs = 250
/** A connection without a ping response is then replaced. */
const silentForMs = 3000

export interface ValkeyCounts {
  readonly isUp: boolean
  /** Commands by result; `skipped`: not sent while Valkey is down. */
  readonly done: number
  readonly late: number
  readonly failed: number
  readonly skipped: number
}

/** A non-blocking connection to Valkey or Redis: while the server is down or stuck, commands are not sent. */
export interface Valkey {
  /** Undefined after the timeout. `timeoutFactor` multiplies the default timeout. */
  readonly runWithTimeout: <T>(command: (client: Redis) => Promise<T>, timeoutFactor?: number) => Promise<T | undefined>
  /** Sends a command without a timeout; undefined if it failed. */
  readonly runInBackground: <T>(command: (client: Redis) => Promise<T>) => Promise<T | undefined>
  readonly counts: () => ValkeyCounts
  /** Called on reconnect; commands that it sends synchronously arrive first. */
  readonly onReconnect: (listener: () => Promise<void>) => void
  readonly close: () => void
}

/** In-flight commands without a waiting request. */
const maxInFlight = 100

/** Options of every connection: no command is queued or repeated. */
export const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  retryStrategy: () => retryPauseMs,
} as const

/** Resolves once Valkey has answered, or after 1.5 s; then it keeps connecting in the background. */
export async function connectValkey(url: string, logger: Logger, commandTimeout = defaultTimeoutMs): Promise<Valkey> {
  const client = new Redis(url, connectionOptions)
  const counts = { done: 0, late: 0, failed: 0, skipped: 0 }
  const { isUp, suspend, ...availability } = await watchAvailability(client, logger)
  let inFlight = 0

  const skip = () => {
    counts.skipped += 1
    return undefined
  }
  return {
    async runWithTimeout(command, timeoutFactor = 1) {
      if (!isUp()) return skip()
      try {
        const result = await withTimeout(command(client), commandTimeout * timeoutFactor, 'late' as const)
        if (result === 'late') {
          counts.late += 1
          suspend('no answer in time')
          return undefined
        }
        counts.done += 1
        return result
      } catch (error) {
        counts.failed += 1
        // A refusal (memory full, a replica) may be temporary.
        if (!(error instanceof ReplyError)) suspend('connection lost')
        return undefined
      }
    },
    async runInBackground(command) {
      // Bounded, because unsent commands of a stuck server stay in memory.
      if (client.status !== 'ready' || inFlight >= maxInFlight) return skip()
      inFlight += 1
      try {
        const result = await command(client)
        counts.done += 1
        return result
      } catch {
        counts.failed += 1
        return undefined
      } finally {
        inFlight -= 1
      }
    },
    counts: () => ({ isUp: isUp(), ...counts }),
    onReconnect: availability.onReconnect,
    close() {
      availability.stop()
      client.disconnect()
    },
  }
}

interface Availability {
  readonly isUp: () => boolean
  readonly suspend: (reason: string) => void
  readonly onReconnect: Valkey['onReconnect']
  readonly stop: () => void
}

/** Connects. After `suspend` or a failure, pings the server until it answers. */
async function watchAvailability(client: Redis, logger: Logger): Promise<Availability> {
  const listeners: (() => Promise<void>)[] = []
  let isUp = false
  let isStopped = false
  let probing: NodeJS.Timeout | undefined

  const probe = async () => {
    probing = undefined
    const answered = await withTimeout(client.ping(), silentForMs, 'late' as const).catch(
      () => 'no connection' as const,
    )
    if (isStopped) return
    if (answered === 'PONG') {
      isUp = true
      logger.info('valkey answers')
      // Their commands arrive before any other.
      for (const listener of listeners) detach(listener())
      return
    }
    if (answered === 'late') client.disconnect(true)
    probing ??= setTimeout(() => detach(probe()), retryPauseMs)
  }
  const suspend = (reason: string) => {
    if (!isUp || isStopped) return
    isUp = false
    logger.warn('valkey is away', { reason })
    // Pings at once, so that a busy process does not suspend Valkey for long.
    detach(probe())
  }
  // Without a listener, an error would exit the process.
  client.on('error', () => undefined)
  client.on('close', () => suspend('connection closed'))

  await Promise.race([
    client.connect().catch(() => undefined),
    new Promise(resolve => setTimeout(resolve, connectTimeoutMs)),
  ])
  isUp =
    (await withTimeout(client.ping(), startTimeoutMs, 'late' as const).catch(() => 'no connection' as const)) === 'PONG'
  if (!isUp) {
    logger.warn('valkey is away', { reason: 'not reached at the start' })
    detach(probe())
  }
  return {
    isUp: () => isUp,
    suspend,
    onReconnect: listener => void listeners.push(listener),
    stop() {
      isStopped = true
      clearTimeout(probing)
    },
  }
}

/** Throws the error of the first failed command. */
export async function execBatch(batch: ChainableCommander): Promise<readonly unknown[]> {
  const answers = await batch.exec()
  if (!answers) throw new Error('The batch was not run')
  return answers.map(([error, result]) => {
    if (error) throw error
    return result
  })
}
