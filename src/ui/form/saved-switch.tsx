'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { queryClient, useMutation } from '#ui/query-client.ts'

/** Saves the setting. Returns a sentence about the failure, if there was one. */
export type SaveSwitch = (on: boolean) => Promise<ReactNode>

class NotSaved extends Error {
  constructor(readonly why: ReactNode) {
    super('not saved')
  }
}

/**
 * The state of a switch that changes at once and is saved in the background. One save is in flight at a time; the last press
 * during it is saved next. A failed save rolls back to the last saved state.
 */
function useSavedSwitch(saved: boolean, save: SaveSwitch) {
  const [on, setOn] = useState(saved)
  const held = useRef(saved)
  const wanted = useRef(saved)
  const inFlight = useRef(false)
  useEffect(() => {
    // Saved elsewhere and read again.
    if (inFlight.current) return
    held.current = saved
    wanted.current = saved
    setOn(saved)
  }, [saved])

  const { mutate, error } = useMutation<void, Error, boolean>(
    {
      mutationFn: async (next: boolean) => {
        const failure = await save(next)
        if (failure !== undefined) throw new NotSaved(failure)
      },
      onMutate: () => {
        inFlight.current = true
      },
      onSuccess: (_, next) => {
        held.current = next
      },
      onError: () => {
        wanted.current = held.current
        setOn(held.current)
      },
      onSettled: () => {
        inFlight.current = false
        if (wanted.current !== held.current) mutate(wanted.current)
      },
    },
    queryClient,
  )
  const press = (next: boolean) => {
    wanted.current = next
    setOn(next)
    if (!inFlight.current) mutate(next)
  }
  return { on, failure: error instanceof NotSaved ? error.why : error?.message, press }
}

interface Props {
  readonly label: string
  readonly help?: string
  readonly saved: boolean
  readonly save: SaveSwitch
  /** 'Повторить'. */
  readonly retry: string
  readonly disabled?: boolean
}

/** A setting that is saved as soon as it is switched. */
export function SavedSwitch({ saved, save, ...props }: Props) {
  const { on, failure, press } = useSavedSwitch(saved, save)
  return <Switch {...props} isOn={on} failure={failure} onPress={press} />
}
