'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { queryClient, useMutation } from '#ui/query-client.ts'

/** Resolves to an error message, or to undefined on success. */
export type SaveSwitch = (on: boolean) => Promise<ReactNode>

class SaveError extends Error {
  constructor(readonly reason: ReactNode) {
    super('not saved')
  }
}

/**
 * An optimistic switch. One save is in flight at a time; the last press during it is saved next. A failed save rolls back to
 * the last saved state and discards later presses.
 */
function useSavedSwitch(saved: boolean, save: SaveSwitch) {
  const [on, setOn] = useState(saved)
  const lastSaved = useRef(saved)
  const latest = useRef(saved)
  const inFlight = useRef(false)
  useEffect(() => {
    // A refetch returned another value.
    if (inFlight.current) return
    lastSaved.current = saved
    latest.current = saved
    setOn(saved)
  }, [saved])

  const { mutate, error } = useMutation<void, Error, boolean>(
    {
      mutationFn: async (next: boolean) => {
        const failure = await save(next)
        if (failure !== undefined) throw new SaveError(failure)
      },
      onMutate: () => {
        inFlight.current = true
      },
      onSuccess: (_, next) => {
        lastSaved.current = next
      },
      onError: () => {
        latest.current = lastSaved.current
        setOn(lastSaved.current)
      },
      onSettled: () => {
        inFlight.current = false
        if (latest.current !== lastSaved.current) mutate(latest.current)
      },
    },
    queryClient,
  )
  const press = (next: boolean) => {
    latest.current = next
    setOn(next)
    if (!inFlight.current) mutate(next)
  }
  return { on, failure: error instanceof SaveError ? error.reason : error?.message, press }
}

interface Props {
  readonly label: string
  readonly help?: string
  readonly saved: boolean
  readonly save: SaveSwitch
  readonly retryLabel: string
  readonly disabled?: boolean
}

export function SavedSwitch({ saved, save, ...props }: Props) {
  const { on, failure, press } = useSavedSwitch(saved, save)
  return <Switch {...props} checked={on} error={failure} onChange={press} />
}
