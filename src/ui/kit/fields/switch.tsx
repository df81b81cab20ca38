'use client'

import { useId, useEffect, useRef, useState, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import styles from './switch.module.css'
import { queryClient, useMutation } from '#ui/query-client.ts'

/** Saves, and answers (in a sentence) why it could not. */
export type SaveSwitch = (on: boolean) => Promise<ReactNode>

class NotSaved extends Error {
  constructor(readonly why: ReactNode) {
    super('not saved')
  }
}

/**
 * A switch that changes at once and is saved behind it: one save in flight, the last press made meanwhile is saved next,
 * a failed save rolls back to what was saved last.
 */
function useSavedSwitch(saved: boolean, save: SaveSwitch) {
  const [on, setOn] = useState(saved)
  const held = useRef(saved)
  const wanted = useRef(saved)
  const inFlight = useRef(false)
  useEffect(() => {
    // Saved elsewhere, and read anew.
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

/** A setting that is saved at once. The whole row is clickable. */
export function Switch({ label, help, saved, save, retry, disabled }: Props) {
  const id = useId()
  const { on, failure, press } = useSavedSwitch(saved, save)
  return (
    <div className={styles['setting']}>
      <label className={styles['row']}>
        <span>
          {label}
          {help !== undefined && (
            <span className={styles['help']} id={`${id}-help`}>
              {help}
            </span>
          )}
        </span>
        <input
          id={id}
          className={styles['switch']}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-describedby={failure === undefined ? undefined : `${id}-error`}
          onChange={event => press(event.currentTarget.checked)}
        />
      </label>
      <FieldError id={id} text={failure}>
        <button className={styles['retry']} type="button" onClick={() => press(!on)}>
          {retry}
        </button>
      </FieldError>
    </div>
  )
}
