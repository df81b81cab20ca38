import { Redis, ReplyError, type ChainableCommander } from 'iovalkey'
import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'

/** Together, the commands of a request take at most 50 ms. */
const defaultTimeoutMs = 10
/** Timeouts at startup: of the connection, then of the first reply. */
const connectTimeoutMs = 1000
const startTimeoutMs = 500
const retryPauseMs = 250
const pingTimeoutMs = 3000

export interface ValkeyCounts {
  readonly isUp: boolean
  readonly done: number
  readonly late: number
  readonly failed: number
  /** Not sent, because Valkey was down or stuck. */
  readonly skipped: number
}

/** While Valkey is down or stuck, `runWithTimeout` sends nothing, so that no request waits. */
export interface Valkey {
  readonly commandTimeoutMs: number
  /** Resolves to undefined if the command failed, was late or was not sent. `timeoutFactor` multiplies the timeout. */
  readonly runWithTimeout: <T>(command: (client: Redis) => Promise<T>, timeoutFactor?: number) => Promise<T | undefined>
  /** Has no timeout, and sends even to a stuck server. Resolves to undefined if the command failed or was not sent. */
  readonly runInBackground: <T>(command: (client: Redis) => Promise<T>) => Promise<T | undefined>
  readonly getCounts: () => ValkeyCounts
  /**
   * Calls the listener each time Valkey becomes available after it was not, with or without a new connection, but not
   * if it is available at startup. Commands that the listener sends synchronously precede any new `runWithTimeout`
   * command.
   */
  readonly onAvailable: (listener: () => Promise<void>) => void
  readonly close: () => void
}

/** Limits background commands, because commands that a stuck server has not answered stay in memory. */
const maxInFlight = 100

export const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  retryStrategy: () => retryPauseMs,
} as const

/** Resolves after 1.5 s at most. Without a reply, the client keeps connecting in the background. */
export async function connectValkey(url: string, logger: Logger, commandTimeoutMs = defaultTimeoutMs): Promise<Valkey> {
  const client = new Redis(url, connectionOptions)
  const counts = { done: 0, late: 0, failed: 0, skipped: 0 }
  const { isUp, suspend, ...availability } = await connectAndWatch(client, logger)
  let inFlight = 0

  const skip = () => {
    counts.skipped += 1
    return undefined
  }
  return {
    commandTimeoutMs,
    async runWithTimeout(command, timeoutFactor = 1) {
      if (!isUp()) return skip()
      try {
        const result = await withTimeout(command(client), commandTimeoutMs * timeoutFactor, 'late' as const)
        if (result === 'late') {
          counts.late += 1
          suspend('timeout')
          return undefined
        }
        counts.done += 1
        return result
      } catch (error) {
        counts.failed += 1
        // An error reply (memory full, a replica) does not mean that Valkey is down.
        if (!(error instanceof ReplyError)) suspend('connection lost')
        return undefined
      }
    },
    async runInBackground(command) {
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
    getCounts: () => ({ isUp: isUp(), ...counts }),
    onAvailable: availability.onAvailable,
    close() {
      availability.stop()
      client.disconnect()
    },
  }
}

interface Availability {
  readonly isUp: () => boolean
  readonly suspend: (reason: string) => void
  readonly onAvailable: Valkey['onAvailable']
  readonly stop: () => void
}

async function connectAndWatch(client: Redis, logger: Logger): Promise<Availability> {
  const listeners: (() => Promise<void>)[] = []
  let isUp = false
  let isStopped = false
  let probeTimer: NodeJS.Timeout | undefined

  const probe = async () => {
    probeTimer = undefined
    const pingResult = await withTimeout(client.ping(), pingTimeoutMs, 'late' as const).catch(
      () => 'no connection' as const,
    )
    if (isStopped) return
    if (pingResult === 'PONG') {
      isUp = true
      logger.info('valkey available')
      for (const listener of listeners) detach(listener())
      return
    }
    if (pingResult === 'late') client.disconnect(true)
    probeTimer ??= setTimeout(() => detach(probe()), retryPauseMs)
  }
  const suspend = (reason: string) => {
    if (!isUp || isStopped) return
    isUp = false
    logger.warn('valkey unavailable', { reason })
    // Pings at once, so that a busy process does not suspend Valkey for long.
    detach(probe())
  }
  // Without a listener, the client would print each error.
  client.on('error', () => undefined)
  client.on('close', () => suspend('connection closed'))

  await Promise.race([
    client.connect().catch(() => undefined),
    new Promise(resolve => setTimeout(resolve, connectTimeoutMs)),
  ])
  isUp =
    (await withTimeout(client.ping(), startTimeoutMs, 'late' as const).catch(() => 'no connection' as const)) === 'PONG'
  if (!isUp) {
    logger.warn('valkey unavailable', { reason: 'not reached at startup' })
    detach(probe())
  }
  return {
    isUp: () => isUp,
    suspend,
    onAvailable: listener => void listeners.push(listener),
    stop() {
      isStopped = true
      clearTimeout(probeTimer)
    },
  }
}

export async function execBatch(batch: ChainableCommander): Promise<readonly unknown[]> {
  const results = await batch.exec()
  if (!results) throw new Error('The batch was not run')
  return results.map(([error, result]) => {
    if (error) throw error
    return result
  })
}
