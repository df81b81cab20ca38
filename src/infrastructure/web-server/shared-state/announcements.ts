import { randomBytes } from 'node:crypto'
import { Exit, Schema } from 'effect'
import { Redis, type ChainableCommander } from 'iovalkey'
import { detach } from '#infrastructure/runtime/detach.ts'
import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'
import {
  isEmpty,
  noInvalidation,
  getInvalidatedPaths,
  type Invalidation,
} from '#infrastructure/web-server/rpc/invalidation.ts'
import { connectionOptions, execBatch, type Valkey } from './valkey.ts'

const stream = 'znatok:invalidations'
/** Entries of the stream: far more than the mutations of an hour. */
const maxStreamEntries = 10_000
/** Blocking time of a stream read, and the silence after which the connection is replaced. */
const blockMs = 5000
const readTimeoutMs = 7000
/** These two multiply the command timeout. */
const ownWriteTimeoutFactor = 2
/** Without an announcement, another instance may show the author the old page. */
const announceTimeoutFactor = 3
const retryAfterMs = 1000
const readPauseMs = 200

export interface Announcements {
  /** Resolves to the id; undefined if there is nothing to announce, or if Valkey failed. A failure is retried. */
  readonly announce: (change: Invalidation) => Promise<string | undefined>
  /** Whether the announcement of a change that affects the path has failed, and no retry has succeeded yet. */
  readonly hasUnsentChange: (path: string) => boolean
  readonly awaitOwnWrite: (id: string) => Promise<void> | undefined
  readonly close: () => void
}

interface Options {
  readonly valkey: Valkey
  readonly url: string
  readonly addCommands: (batch: ChainableCommander, change: Invalidation) => ChainableCommander
  readonly onAnnouncement: (change: Invalidation) => void
  readonly onLatePublish: (change: Invalidation) => void
}

/** A stream, unlike pub/sub, keeps entries while an instance is disconnected. */
export function createAnnouncements({
  valkey,
  url,
  addCommands,
  onAnnouncement,
  onLatePublish,
}: Options): Announcements {
  const instanceId = randomBytes(6).toString('hex')
  const unsentChanges = new Set<Invalidation>()
  let retryTimer: NodeJS.Timeout | undefined

  const send = async (change: Invalidation): Promise<string | undefined> => {
    const entry = ['by', instanceId, 'change', encodeChange(change)] as const
    // The batch is atomic: an instance that read the announcement before the new version would trust the old page.
    const createBatch = (client: Redis) =>
      addCommands(client.multi(), change).xadd(stream, 'MAXLEN', '~', maxStreamEntries, '*', ...entry)
    const results = await valkey.runWithTimeout(client => execBatch(createBatch(client)), announceTimeoutFactor)
    const id = results?.at(-1)
    return typeof id === 'string' ? id : undefined
  }
  const announce = async (change: Invalidation): Promise<string | undefined> => {
    const earlierChanges = [...unsentChanges]
    const mergedChange = mergeChanges([change, ...earlierChanges])
    if (isEmpty(mergedChange)) return undefined
    const id = await send(mergedChange)
    // Earlier changes count as unsent until here, because a read during the send may find the old version.
    for (const earlierChange of earlierChanges) unsentChanges.delete(earlierChange)
    if (id === undefined) {
      unsentChanges.add(mergedChange)
      retryTimer ??= setTimeout(resend, retryAfterMs).unref()
    } else if (earlierChanges.length > 0) onLatePublish(mergeChanges(earlierChanges))
    return id
  }
  const resend = () => {
    retryTimer = undefined
    if (valkey.getCounts().isUp) detach(announce(noInvalidation))
  }
  valkey.onAvailable(async () => void (await announce(noInvalidation)))
  const reader = createStreamReader(url, ownWriteTimeoutFactor * valkey.commandTimeoutMs, (sender, change) => {
    if (sender !== instanceId) onAnnouncement(change)
  })
  return {
    announce,
    hasUnsentChange: path =>
      unsentChanges.size > 0 && [...unsentChanges].some(change => getInvalidatedPaths(change).has(path)),
    awaitOwnWrite: reader.awaitOwnWrite,
    close() {
      clearTimeout(retryTimer)
      reader.close()
    },
  }
}

const mergeChanges = (changes: readonly Invalidation[]): Invalidation => ({
  profiles: [...new Set(changes.flatMap(({ profiles }) => profiles))],
  ...(changes.some(({ dropsMissingProfiles }) => dropsMissingProfiles) && { dropsMissingProfiles: true }),
})

/** A blocking read needs a connection of its own. */
function createStreamReader(url: string, waitLimitMs: number, onEntry: (sender: string, change: Invalidation) => void) {
  const client = new Redis(url, { ...connectionOptions, commandTimeout: readTimeoutMs })
  client.on('error', () => undefined)
  let lastId: string | undefined
  const closing = new AbortController()
  const waiters = new Set<() => void>()

  const readEntries = async () => {
    // The first read starts after the newest entry, because the cache of this instance is empty.
    lastId ??= (await client.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0'
    const [entries] = (await client.xread('COUNT', 100, 'BLOCK', blockMs, 'STREAMS', stream, lastId)) ?? []
    for (const [id, [, sender = '', , change = '']] of entries?.[1] ?? []) {
      lastId = id
      const parsedChange = readChange(change)
      if (parsedChange) onEntry(sender, parsedChange)
    }
    for (const notify of waiters) notify()
  }
  const followStream = async () => {
    await client.connect().catch(() => undefined)
    while (!closing.signal.aborted)
      await readEntries().catch(async () => {
        // The cache may already hold pages when a read first succeeds, so start that read with the oldest entry.
        lastId ??= '0-0'
        // The connection may be dead.
        if (client.status === 'ready') client.disconnect(true)
        await new Promise(resolve => setTimeout(resolve, readPauseMs))
      })
  }
  detach(followStream())

  return {
    awaitOwnWrite: (id: string) => {
      if (lastId === undefined || !/^\d{1,16}-\d{1,9}$/.test(id) || isReached(lastId, id)) return undefined
      let checkReached: () => void = () => undefined
      const reached = new Promise<void>(resolve => {
        checkReached = () => {
          if (lastId !== undefined && isReached(lastId, id)) resolve()
        }
        waiters.add(checkReached)
      })
      return withTimeout(reached, waitLimitMs, undefined).finally(() => waiters.delete(checkReached))
    },
    close: () => {
      closing.abort()
      client.disconnect()
    },
  }
}

const isReached = (lastId: string, id: string): boolean => {
  const [time = 0, count = 0] = lastId.split('-').map(Number)
  const [targetTime = 0, targetCount = 0] = id.split('-').map(Number)
  return time > targetTime || (time === targetTime && count >= targetCount)
}

/** Instances of the previous release read and write `newProfile`. */
const changeCodec = Schema.fromJsonString(
  Schema.Struct({
    profiles: Schema.Array(Schema.Int),
    dropsMissingProfiles: Schema.optionalKey(Schema.Literal(true)),
  }).pipe(Schema.encodeKeys({ dropsMissingProfiles: 'newProfile' })),
)
const encodeChange = Schema.encodeSync(changeCodec)
const decodeChange = Schema.decodeUnknownExit(changeCodec)

/** Another release may have written the entry in another format. */
function readChange(text: string): Invalidation | undefined {
  const decodedChange = decodeChange(text)
  return Exit.isSuccess(decodedChange) ? decodedChange.value : undefined
}
