import { randomBytes } from 'node:crypto'
import { Exit, Schema } from 'effect'
import { Redis, type ChainableCommander } from 'iovalkey'
import { detach } from '#infrastructure/runtime/detach.ts'
import { isEmpty, noInvalidation, getPaths, type Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import { connectionOptions, execBatch, type Valkey } from './valkey.ts'

const stream = 'znatok:invalidations'
/** Far more than the mutations of an hour. */
const maxLength = 10_000
/** Blocking time of a stream read, and the silence after which the connection is replaced. */
const blockMs = 5000
const silentForMs = 7000
/** Limit of waiting for the visitor's last change. */
const waitLimitMs = 20
/** Multiplies the default timeout of commands: without an announcement the author may see the old page through another instance. */
const timeoutFactor = 3
const retryAfterMs = 1000

export interface Announcements {
  /** Announces a change to other instances. Resolves to its id; undefined if Valkey failed, and it will be resent. */
  readonly announce: (change: Invalidated) => Promise<string | undefined>
  /** Whether a change of the path is not in Valkey yet. */
  readonly isUnsent: (path: string) => boolean
  /** Waits briefly until this instance has received the announcement with this id. */
  readonly awaitOwnWrite: (id: string) => Promise<void> | undefined
  readonly close: () => void
}

interface Options {
  readonly valkey: Valkey
  readonly url: string
  /** Adds commands to the batch before the announcement. */
  readonly addCommands: (batch: ChainableCommander, change: Invalidated) => ChainableCommander
  readonly onAnnounced: (change: Invalidated) => void
  /** Called with changes that this instance announced late. */
  readonly onLatePublish: (change: Invalidated) => void
}

/**
 * Announces invalidations to all instances over a stream. Unlike pub/sub, it keeps entries while
 * an instance is disconnected.
 */
export function createAnnouncements({ valkey, url, addCommands, onAnnounced, onLatePublish }: Options): Announcements {
  const self = randomBytes(6).toString('hex')
  const unsent = new Set<Invalidated>()
  let retry: NodeJS.Timeout | undefined

  const send = async (change: Invalidated): Promise<string | undefined> => {
    const entry = ['by', self, 'change', JSON.stringify(change)] as const
    // Atomic: an instance that reads the announcement but finds the old version would treat the old page as valid.
    const batchIn = (client: Redis) =>
      addCommands(client.multi(), change).xadd(stream, 'MAXLEN', '~', maxLength, '*', ...entry)
    const results = await valkey.runWithTimeout(client => execBatch(batchIn(client)), timeoutFactor)
    const id = results?.at(-1)
    return typeof id === 'string' ? id : undefined
  }
  const announce = async (change: Invalidated): Promise<string | undefined> => {
    const earlier = [...unsent]
    const all = mergeChanges([change, ...earlier])
    if (isEmpty(all)) return undefined
    const id = await send(all)
    // Unsent until here, because a read during the send may find the old version.
    for (const each of earlier) unsent.delete(each)
    if (id === undefined) {
      unsent.add(all)
      retry ??= setTimeout(sendAgain, retryAfterMs).unref()
    } else if (earlier.length > 0) onLatePublish(mergeChanges(earlier))
    return id
  }
  const sendAgain = () => {
    retry = undefined
    if (valkey.counts().isUp) detach(announce(noInvalidation))
  }
  valkey.onReconnect(async () => void (await announce(noInvalidation)))
  const reader = readStream(url, (by, change) => {
    if (by !== self) onAnnounced(change)
  })
  return {
    announce,
    isUnsent: path => unsent.size > 0 && [...unsent].some(change => getPaths(change).has(path)),
    awaitOwnWrite: reader.awaitOwnWrite,
    close() {
      clearTimeout(retry)
      reader.close()
    },
  }
}

const mergeChanges = (changes: readonly Invalidated[]): Invalidated => ({
  profiles: [...new Set(changes.flatMap(({ profiles }) => profiles))],
  ...(changes.some(({ newProfile }) => newProfile) && { newProfile: true }),
})

/** Reads new entries on a separate connection. */
function readStream(url: string, onEntry: (by: string, change: Invalidated) => void) {
  const client = new Redis(url, { ...connectionOptions, commandTimeout: silentForMs })
  client.on('error', () => undefined)
  let last: string | undefined
  const closing = new AbortController()
  const waiting = new Set<() => void>()

  const read = async () => {
    last ??= (await client.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0'
    const [entries] = (await client.xread('COUNT', 100, 'BLOCK', blockMs, 'STREAMS', stream, last)) ?? []
    for (const [id, [, by = '', , change = '']] of entries?.[1] ?? []) {
      last = id
      const known = readChange(change)
      if (known) onEntry(by, known)
    }
    for (const done of waiting) done()
  }
  const follow = async () => {
    await client.connect().catch(() => undefined)
    while (!closing.signal.aborted)
      await read().catch(async () => {
        // The connection may be dead.
        if (client.status === 'ready') client.disconnect(true)
        await new Promise(resolve => setTimeout(resolve, 200))
      })
  }
  detach(follow())

  return {
    awaitOwnWrite: (id: string) => {
      if (last === undefined || !/^\d{1,16}-\d{1,9}$/.test(id) || isReached(last, id)) return undefined
      return new Promise<void>(resolve => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve()
        }
        const check = () => {
          if (last !== undefined && isReached(last, id)) end()
        }
        const timer = setTimeout(end, waitLimitMs)
        waiting.add(check)
      })
    },
    close: () => {
      closing.abort()
      client.disconnect()
    },
  }
}

const isReached = (last: string, id: string): boolean => {
  const [time = 0, count = 0] = last.split('-').map(Number)
  const [askedTime = 0, askedCount = 0] = id.split('-').map(Number)
  return time > askedTime || (time === askedTime && count >= askedCount)
}

const decodeChange = Schema.decodeUnknownExit(
  Schema.fromJsonString(
    Schema.Struct({ profiles: Schema.Array(Schema.Int), newProfile: Schema.optionalKey(Schema.Literal(true)) }),
  ),
)

/** Undefined for entries of incompatible releases. */
function readChange(text: string): Invalidated | undefined {
  const read = decodeChange(text)
  return Exit.isSuccess(read) ? read.value : undefined
}
