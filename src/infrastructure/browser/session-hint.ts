import { parseSessionHint, sessionHintCookie, type SessionHint } from '#application/session/session-hint.ts'

const written = () => /(?:^|; )session=([a-z-]+)/.exec(document.cookie)?.[1]

export const sessionHint = (): SessionHint | undefined => parseSessionHint(written())

/** The root names it, before anything is painted: styles show whoever is signed in their own links. */
export const showSession = (): string => (document.documentElement.dataset.session = written() ?? '')

/** The cookie holds no secret: the browser may drop it. */
export function dropSessionHint(): void {
  document.cookie = `${sessionHintCookie}=;path=/;max-age=0`
}
