import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import type { SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import { getPaths, type Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import { isPage, warmedPages, type MostRequestedList } from '#infrastructure/web-server/most-requested.ts'
import type { SharedNotes } from '#infrastructure/web-server/session/ended-sessions.ts'
import { createAnnouncements, type Announcements } from './announcements.ts'
import { createKeptPages, outdate, type SettingsInPages } from './kept-pages.ts'
import { createSharedLimits } from './shared-limits.ts'
import { connectValkey, type Valkey, type ValkeyCounts } from './valkey.ts'

/** State shared through Valkey. While it is down, each instance continues alone. */
export interface SharedState extends Pick<Announcements, 'announce' | 'awaitOwnWrite'> {
  /** A store of `@fastify/rate-limit`. */
  readonly limits: () => ReturnType<typeof createSharedLimits>
  readonly endedSessions: SharedNotes
  readonly pages: SecondLevel
  readonly mostRequested: MostRequestedList
  readonly counts: () => ValkeyCounts
  /** Called with invalidations of other instances. */
  readonly onAnnounced: (listener: (change: Invalidated) => void) => void
  /** Called with late announcements, before which other instances may have served old pages to shared caches. */
  readonly onLatePublish: (listener: (change: Invalidated) => void) => void
  readonly close: () => void
}

interface Options {
  readonly url: string
  readonly build: string
  readonly settings: SettingsInPages
  readonly logger: Logger
  /** Milliseconds; for tests on a busy machine. */
  readonly commandTimeout?: number
  readonly hasFiles: (build: string) => boolean
}

export async function connectSharedState({
  url,
  build,
  settings,
  logger,
  commandTimeout,
  hasFiles,
}: Options): Promise<SharedState> {
  const valkey = await connectValkey(url, logger, commandTimeout)
  const listeners: ((change: Invalidated) => void)[] = []
  const latePublishListeners: typeof listeners = []
  const { announce, awaitOwnWrite, isUnsent, close } = createAnnouncements({
    valkey,
    url,
    addCommands: (batch, change) => outdate(batch, getPaths(change)),
    onAnnounced: change => {
      for (const listener of listeners) listener(change)
    },
    onLatePublish: change => {
      for (const listener of latePublishListeners) listener(change)
    },
  })
  return {
    announce,
    awaitOwnWrite,
    limits: () => createSharedLimits(valkey),
    endedSessions: createSharedNotes(valkey),
    pages: createKeptPages({ valkey, build, settings, hasFiles, isUnsent }),
    mostRequested: createSharedMostRequested(valkey),
    counts: valkey.counts,
    onAnnounced: listener => void listeners.push(listener),
    onLatePublish: listener => void latePublishListeners.push(listener),
    close() {
      close()
      valkey.close()
    },
  }
}

const createSharedNotes = (valkey: Valkey): SharedNotes => ({
  read: async name => (await valkey.runWithTimeout(client => client.get(`znatok:ended:${name}`))) ?? undefined,
  write: (name, text, ms) =>
    detach(valkey.runInBackground(client => client.set(`znatok:ended:${name}`, text, 'PX', ms))),
  remove: name => detach(valkey.runInBackground(client => client.del(`znatok:ended:${name}`))),
})

/** One list for all instances, because each sees part of the visitors. */
const createSharedMostRequested = (valkey: Valkey): MostRequestedList => ({
  read: async () => {
    const keys = await valkey.runWithTimeout(client => client.lrange('znatok:most-asked', 0, warmedPages - 1))
    return keys?.filter(isPage) ?? []
  },
  write: keys =>
    detach(
      valkey.runWithTimeout(async client =>
        client
          .multi()
          .del('znatok:most-asked')
          .rpush('znatok:most-asked', ...keys)
          .exec(),
      ),
    ),
})
