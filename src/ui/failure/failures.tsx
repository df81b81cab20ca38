'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Logger } from '#application/shared/shared.ports.ts'

/** What the browser does when something in a page fails. */
export interface Failures {
  /** A file of the page is lost. Whether the page is loaded anew for it. */
  readonly recoverPage: () => Promise<boolean>
  readonly logger: Pick<Logger, 'error'>
}

const Context = createContext<Failures>({
  recoverPage: () => Promise.resolve(false),
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

/** A file of script that did not come, as Next's loader of files tells it. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** What a log may hold of an error: its message could repeat what somebody has typed. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
