'use client'
import { createContext, useContext } from 'react'
import type { Logger } from '#application/shared/shared.ports.ts'

export interface FailureTools {
  /** Resolves to true if the page reloads. */
  readonly recoverPage: () => Promise<boolean>
  /** Whether the page has unsent text or an open dialog. */
  readonly isBusy: () => boolean
  /** Reloads the page if a new build has replaced the chunk; otherwise shows a load error with a Retry button. */
  readonly reportLoadError: (retry: () => void) => unknown
  readonly logger: Pick<Logger, 'error'>
}

export const FailureToolsContext = createContext<FailureTools>({
  recoverPage: () => Promise.resolve(false),
  isBusy: () => false,
  reportLoadError: () => undefined,
  logger: { error: () => undefined },
})

export const useFailureTools = (): FailureTools => useContext(FailureToolsContext)

/** Next's runtime sets this name if a script fails to load. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** For the log: an error's message could repeat user input. */
export const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
