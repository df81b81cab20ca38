'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'

const UseCasesContext = createContext<ClientUseCases | undefined>(undefined)

interface Props {
  readonly useCases: ClientUseCases
  readonly children: ReactNode
}

export function UseCasesProvider({ useCases, children }: Props) {
  return <UseCasesContext value={useCases}>{children}</UseCasesContext>
}

export function useUseCases(): ClientUseCases {
  const useCases = useContext(UseCasesContext)
  if (!useCases) throw new Error('Missing UseCasesProvider')
  return useCases
}
