'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { setInForm } from './set-in-form.ts'

interface Props extends ComponentProps<'input'> {
  /** The form of what is written; a text that has it stays as it is. */
  readonly inForm: (text: string) => string
}

/** A field that shows what is written in a form of its own. `onChange` hears of the text in that form only. */
export function FormattedInput({ inForm, onChange, ...native }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Written before the page woke, or filled in by the browser.
    const field = box.current?.querySelector('input')
    if (field) setInForm(field, inForm)
  }, [inForm])
  return (
    <span ref={box}>
      <input
        {...native}
        onChange={event => {
          setInForm(event.currentTarget, inForm, event.nativeEvent)
          onChange?.(event)
        }}
      />
    </span>
  )
}
