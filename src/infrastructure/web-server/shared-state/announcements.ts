import { randomBytes } from 'node:crypto'
import { Exit, Schema } from 'effect'
import { Redis } from 'iovalkey'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import { connectionOptions, type Valkey } from './valkey.ts'

const stream = 'znatok:invalidations'
/** Far more than the mutations of an hour. */
const maxLength = 10_000
/** Milliseconds that the reading connection waits for news, and after which it is replaced. */
const block = 5000
const silentFor = 7000
/** Milliseconds that a visitor who has written waits for this instance to hear of it. */
const waitLimit = 20

export interface Announcements {
  /** Tells the other instances; the id of the announcement, unless Valkey is away. Then it is sent when Valkey is back. */
  readonly announce: (change: Invalidated) => Promise<string | undefined>
  /** Waits a moment until this instance has heard what was announced under this id. */
  readonly heard: (id: string) => Promise<void> | undefined
  readonly close: () => void
}

interface Options {
  readonly valkey: Valkey
  readonly url: string
  /** Runs before the others are told. */
  readonly before: (change: Invalidated) => Promise<unknown>
  readonly onAnnounced: (change: Invalidated) => void
}

/**
 * What mutations invalidate, told to all instances over a stream: unlike a channel of messages it keeps what is announced while
 * an instance has no connection.
 */
export function announcements({ valkey, url, before, onAnnounced }: Options): Announcements {
  const self = randomBytes(6).toString('hex')
  const unsent = { profiles: new Set<number>(), newProfile: false }

  const send = async (change: Invalidated) => {
    await before(change)
    return valkey.ask(client =>
      client.xadd(stream, 'MAXLEN', '~', maxLength, '*', 'by', self, 'change', JSON.stringify(change)),
    )
  }
  const keep = (change: Invalidated) => {
    for (const id of change.profiles) unsent.profiles.add(id)
    unsent.newProfile ||= change.newProfile === true
  }
  const takeUnsent = (): Invalidated | undefined => {
    if (unsent.profiles.size === 0 && !unsent.newProfile) return undefined
    const change: Invalidated = { profiles: [...unsent.profiles], ...(unsent.newProfile && { newProfile: true }) }
    unsent.profiles.clear()
    unsent.newProfile = false
    return change
  }
  const announce = async (change: Invalidated) => {
    const id = await send(change)
    if (id === undefined || id === null) keep(change)
    return id ?? undefined
  }
  valkey.onBack(async () => {
    const change = takeUnsent()
    if (change) await announce(change)
  })
  const reader = readStream(url, (by, change) => {
    if (by !== self) onAnnounced(change)
  })
  return { announce, heard: reader.heard, close: reader.close }
}

/** Reads the stream from now on, on a connection of its own. */
function readStream(url: string, onEntry: (by: string, change: Invalidated) => void) {
  const client = new Redis(url, { ...connectionOptions, commandTimeout: silentFor })
  client.on('error', () => undefined)
  let last: string | undefined
  const closing = new AbortController()
  const waiting = new Set<() => void>()

  const read = async () => {
    last ??= (await client.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0'
    const [entries] = (await client.xread('COUNT', 100, 'BLOCK', block, 'STREAMS', stream, last)) ?? []
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
        // A command without an answer leaves a connection that may be dead.
        if (client.status === 'ready') client.disconnect(true)
        await new Promise(resolve => setTimeout(resolve, 200))
      })
  }
  void follow()

  return {
    heard: (id: string) => {
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
        const timer = setTimeout(end, waitLimit)
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

const changeOf = Schema.decodeUnknownExit(
  Schema.fromJsonString(
    Schema.Struct({ profiles: Schema.Array(Schema.Int), newProfile: Schema.optionalKey(Schema.Literal(true)) }),
  ),
)

/** Undefined for what another release may write. */
function readChange(text: string): Invalidated | undefined {
  const read = changeOf(text)
  return Exit.isSuccess(read) ? read.value : undefined
}
