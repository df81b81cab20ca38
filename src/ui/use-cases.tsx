'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'

const Context = createContext<ClientUseCases | undefined>(undefined)

interface Props {
  readonly useCases: ClientUseCases
  readonly children: ReactNode
}

/** Gives what stands below it the use-cases that a browser may call. */
export function UseCasesProvider({ useCases, children }: Props) {
  return <Context value={useCases}>{children}</Context>
}

export function useUseCases(): ClientUseCases {
  const useCases = useContext(Context)
  if (!useCases) throw new Error('No provider')
  return useCases
}
