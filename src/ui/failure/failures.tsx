'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Logger } from '#application/shared/shared.ports.ts'

/** How the browser handles failures of a page. */
export interface Failures {
  /** Handles a chunk load error; true if the page reloads. */
  readonly recoverPage: () => Promise<boolean>
  /** Whether the visitor is filling in, sending or has just sent a form: the page must not reload by itself. */
  readonly isBusy: () => boolean
  readonly logger: Pick<Logger, 'error'>
}

const Context = createContext<Failures>({
  recoverPage: () => Promise.resolve(false),
  isBusy: () => false,
  logger: { error: () => undefined },
})

export function FailuresProvider({
  failures,
  children,
}: {
  readonly failures: Failures
  readonly children: ReactNode
}) {
  return <Context value={failures}>{children}</Context>
}

export const useFailures = (): Failures => useContext(Context)

/** A script that failed to load, as Next's runtime reports it. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** Log names only: messages could repeat user input. */
export const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
