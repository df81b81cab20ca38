'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { getBrowserTranslator } from '#ui/i18n/browser-i18n.ts'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { queryClient, useMutation } from '#ui/query-client.ts'
import { useIsMounted } from './use-is-mounted.ts'

/** Resolves to an error message, or to undefined on success. */
export type SaveSwitch = (isOn: boolean) => Promise<ReactNode>

/** One save is in flight at a time. The last press during a save is saved next, unless that save fails. */
function useOptimisticSwitch(savedValue: boolean, save: SaveSwitch, showFailureAfterLeaving: () => void) {
  const isMounted = useIsMounted()
  const [isOn, setIsOn] = useState(savedValue)
  const lastSavedValue = useRef(savedValue)
  const latestValue = useRef(savedValue)
  const inFlight = useRef<symbol>(undefined)
  const show = (value: boolean) => {
    latestValue.current = value
    setIsOn(value)
  }
  const { mutate, data, error, variables, reset } = useMutation<ReactNode, Error, boolean, symbol>(
    {
      mutationFn: newValue => save(newValue),
      onMutate: () => (inFlight.current = Symbol('save')),
      onSettled: (failure, thrownError, newValue, endedSave) => {
        // The page was restored meanwhile.
        if (inFlight.current !== endedSave) return
        inFlight.current = undefined
        if (failure === undefined && !thrownError) lastSavedValue.current = newValue
        else {
          show(lastSavedValue.current)
          if (lastSavedValue.current === newValue) reset()
          if (!isMounted.current) showFailureAfterLeaving()
        }
        if (latestValue.current !== lastSavedValue.current) mutate(latestValue.current)
      },
    },
    queryClient,
  )
  const showSavedValue = useEffectEvent(() => {
    // A refetch must not overwrite the visitor's choice during a save.
    if (inFlight.current) return
    show(lastSavedValue.current)
    // If the save that seemed to fail has succeeded, there is nothing to retry.
    if (lastSavedValue.current === variables) reset()
  })
  useEffect(() => {
    lastSavedValue.current = savedValue
    showSavedValue()
  }, [savedValue])
  useEffect(
    () =>
      listenForRestores(() => {
        // A save may never settle on a restored page.
        inFlight.current = undefined
        showSavedValue()
      }),
    [],
  )

  const toggle = (newValue: boolean) => {
    show(newValue)
    if (!inFlight.current) mutate(newValue)
  }
  return { isOn, failure: data ?? error?.message, toggle }
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
  const { toasts } = useOverlays()
  const { isOn, failure, toggle } = useOptimisticSwitch(savedValue, save, () => {
    const text = getBrowserTranslator(['form'])('form:switchFailedAfterLeaving', { name: props.label })
    toasts.show({ kind: 'error', text, survivesNavigation: true })
  })
  return <Switch {...props} checked={isOn} error={failure} onChange={toggle} />
}
