import { inject } from 'light-my-request'
import type { Locale } from '#domain/shared/locale.ts'
import { orDestroyed, type NextHandler } from '#infrastructure/web-server/page-cache/ask-next.ts'
import { runtime, type Render } from '#infrastructure/web-server/runtime.ts'

export interface InnerAnswer {
  readonly status: number
  readonly body: Buffer
  readonly render: Render
}

/** Asks Next, in process, for something that is no page: an inner address or a picture. */
export type AskInner = (locale: Locale, address: string, id: string) => Promise<InnerAnswer>

export const askInner =
  (handler: NextHandler): AskInner =>
  async (locale, address, id) => {
    const render: Render = {}
    const answer = await runtime().scope.run({ locale, id, render }, async () =>
      // Awaited inside: the asking starts when it is awaited, and must see the scope.
      inject(orDestroyed(handler), { url: address, headers: { host: 'localhost' } }),
    )
    return { status: answer.statusCode, body: answer.rawPayload, render }
  }
