import type { Logger } from '#application/shared/shared.ports.ts'
import type { SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import { pathsOf, type Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import { isPage, warmedPages, type MostAsked } from '#infrastructure/web-server/most-asked.ts'
import type { SharedNotes } from '#infrastructure/web-server/session/ended-sessions.ts'
import { announcements, type Announcements } from './announcements.ts'
import { keptPages, outdate, type SettingsInPages } from './kept-pages.ts'
import { sharedLimits } from './shared-limits.ts'
import { connectValkey, type Valkey, type ValkeyCounts } from './valkey.ts'

/** What instances share through Valkey. While it is away each instance goes on alone. */
export interface SharedState extends Pick<Announcements, 'announce' | 'heard'> {
  /** A store of `@fastify/rate-limit`. */
  readonly limits: () => ReturnType<typeof sharedLimits>
  readonly endedSessions: SharedNotes
  readonly pages: SecondLevel
  readonly mostAsked: MostAsked
  readonly counts: () => ValkeyCounts
  /** Called with what other instances have invalidated. */
  readonly onAnnounced: (listener: (change: Invalidated) => void) => void
  /** Called with what the others have heard of late: until then they gave old pages to caches in front. */
  readonly onBelated: (listener: (change: Invalidated) => void) => void
  readonly close: () => void
}

interface Options {
  readonly url: string
  readonly build: string
  readonly settings: SettingsInPages
  readonly logger: Logger
  /** Milliseconds that a command may take; for tests on a busy machine. */
  readonly commandTimeout?: number
  readonly hasFilesOf: (build: string) => boolean
}

export async function connectSharedState({
  url,
  build,
  settings,
  logger,
  commandTimeout,
  hasFilesOf,
}: Options): Promise<SharedState> {
  const valkey = await connectValkey(url, logger, commandTimeout)
  const listeners: ((change: Invalidated) => void)[] = []
  const belatedListeners: typeof listeners = []
  const { announce, heard, isUnsent, close } = announcements({
    valkey,
    url,
    before: (batch, change) => outdate(batch, pathsOf(change)),
    onAnnounced: change => {
      for (const listener of listeners) listener(change)
    },
    onBelated: change => {
      for (const listener of belatedListeners) listener(change)
    },
  })
  return {
    announce,
    heard,
    limits: () => sharedLimits(valkey),
    endedSessions: notesIn(valkey),
    pages: keptPages({ valkey, build, settings, hasFilesOf, isUnsent }),
    mostAsked: mostAskedIn(valkey),
    counts: valkey.counts,
    onAnnounced: listener => void listeners.push(listener),
    onBelated: listener => void belatedListeners.push(listener),
    close() {
      close()
      valkey.close()
    },
  }
}

const notesIn = (valkey: Valkey): SharedNotes => ({
  read: async name => (await valkey.ask(client => client.get(`znatok:ended:${name}`))) ?? undefined,
  write: (name, text, ms) => void valkey.send(client => client.set(`znatok:ended:${name}`, text, 'PX', ms)),
  remove: name => void valkey.send(client => client.del(`znatok:ended:${name}`)),
})

/** One list for all instances: each sees a part of the same visitors. */
const mostAskedIn = (valkey: Valkey): MostAsked => ({
  read: async () => {
    const keys = await valkey.ask(client => client.lrange('znatok:most-asked', 0, warmedPages - 1))
    return keys?.filter(isPage) ?? []
  },
  write: keys =>
    void valkey.ask(async client =>
      client
        .multi()
        .del('znatok:most-asked')
        .rpush('znatok:most-asked', ...keys)
        .exec(),
    ),
})
