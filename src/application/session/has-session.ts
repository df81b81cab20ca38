import type { SessionHint } from './session-hint.ts'

/** Not in `session-hint.ts`, which every page loads. */
export const hasSession = (hint: SessionHint | undefined): boolean => hint === 'signed-in' || hint === 'registering'
