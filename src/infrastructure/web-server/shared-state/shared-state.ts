import type { Logger } from '#application/shared/shared.ports.ts'
import type { SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import { pathsOf, type Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import type { MostAsked } from '#infrastructure/web-server/most-asked.ts'
import type { SharedNotes } from '#infrastructure/web-server/session/ended-sessions.ts'
import { announcements, type Announcements } from './announcements.ts'
import { keptPages } from './kept-pages.ts'
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
  readonly close: () => void
}

interface Options {
  readonly url: string
  readonly build: string
  readonly logger: Logger
  readonly hasFilesOf: (build: string) => boolean
}

export async function connectSharedState({ url, build, logger, hasFilesOf }: Options): Promise<SharedState> {
  const valkey = await connectValkey(url, logger)
  const pages = keptPages({ valkey, build, hasFilesOf })
  const listeners: ((change: Invalidated) => void)[] = []
  const { announce, heard, close } = announcements({
    valkey,
    url,
    before: change => pages.outdate(pathsOf(change)),
    onAnnounced: change => {
      for (const listener of listeners) listener(change)
    },
  })
  return {
    announce,
    heard,
    limits: () => sharedLimits(valkey),
    endedSessions: notesIn(valkey),
    pages,
    mostAsked: mostAskedIn(valkey),
    counts: valkey.counts,
    onAnnounced: listener => void listeners.push(listener),
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

/** The list of whichever instance wrote last: all of them see a part of the same visitors. */
const mostAskedIn = (valkey: Valkey): MostAsked => ({
  read: async () => (await valkey.ask(client => client.lrange('znatok:most-asked', 0, -1))) ?? [],
  write: keys =>
    void valkey.ask(async client =>
      client
        .multi()
        .del('znatok:most-asked')
        .rpush('znatok:most-asked', ...keys)
        .exec(),
    ),
})
