'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { queryClient, useMutation } from '#ui/query-client.ts'

/** Resolves to an error message, or to undefined on success. */
export type SaveSwitch = (isOn: boolean) => Promise<ReactNode>

class SaveError extends Error {
  constructor(readonly reason: ReactNode) {
    super('not saved')
  }
}

/** One save is in flight at a time. The last press during a save is saved next, unless that save fails. */
function useOptimisticSwitch(savedValue: boolean, save: SaveSwitch) {
  const [isOn, setIsOn] = useState(savedValue)
  const lastSavedValue = useRef(savedValue)
  const latestValue = useRef(savedValue)
  const inFlight = useRef(false)
  useEffect(() => {
    lastSavedValue.current = savedValue
    // During a save, a refetch does not overwrite what the visitor chose. A failed save rolls back to the refetched value.
    if (inFlight.current) return
    latestValue.current = savedValue
    setIsOn(savedValue)
  }, [savedValue])

  const { mutate, error } = useMutation<void, Error, boolean>(
    {
      mutationFn: async (newValue: boolean) => {
        const failure = await save(newValue)
        if (failure !== undefined) throw new SaveError(failure)
      },
      onMutate: () => {
        inFlight.current = true
      },
      onSuccess: (_, newValue) => {
        lastSavedValue.current = newValue
      },
      onError: () => {
        latestValue.current = lastSavedValue.current
        setIsOn(lastSavedValue.current)
      },
      onSettled: () => {
        inFlight.current = false
        if (latestValue.current !== lastSavedValue.current) mutate(latestValue.current)
      },
    },
    queryClient,
  )
  const toggle = (newValue: boolean) => {
    latestValue.current = newValue
    setIsOn(newValue)
    if (!inFlight.current) mutate(newValue)
  }
  return { isOn, failure: error instanceof SaveError ? error.reason : error?.message, toggle }
}

interface Props {
  readonly label: string
  readonly help?: string
  readonly savedValue: boolean
  readonly save: SaveSwitch
  readonly retryLabel: string
  readonly disabled?: boolean
}

export function OptimisticSwitch({ savedValue, save, ...props }: Props) {
  const { isOn, failure, toggle } = useOptimisticSwitch(savedValue, save)
  return <Switch {...props} checked={isOn} error={failure} onChange={toggle} />
}
