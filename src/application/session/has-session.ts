import type { SessionHint } from './session-hint.ts'

/**
 * Whether the visitor has a session, of an account or of a registration. Not in `session-hint.ts`, because every page
 * loads that file.
 */
export const hasSession = (hint: SessionHint | undefined): boolean => hint === 'signed-in' || hint === 'registering'
