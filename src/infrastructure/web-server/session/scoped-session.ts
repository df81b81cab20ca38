import type { Session } from '#application/session/session.ports.ts'

/** The session of whoever the running use-case was called by. What runs for everybody has none, and can't open one. */
export const scopedSession = (current: () => Session | undefined): Session => ({
  token: () => current()?.token(),
  open: (token, as) => {
    const session = current()
    if (!session) throw new Error('Nobody to open a session for')
    session.open(token, as)
  },
  close: as => current()?.close(as),
})
