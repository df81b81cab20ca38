'use client'
import { createContext, useContext } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'

export const UseCasesContext = createContext<ClientUseCases | undefined>(undefined)

export function useUseCases(): ClientUseCases {
  const useCases = useContext(UseCasesContext)
  if (!useCases) throw new Error('Missing UseCasesContext')
  return useCases
}
