'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { languageTag, type Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './field.module.css'

export interface CounterTexts {
  readonly locale: Locale
  /** '{{count}} из {{max}}'. */
  readonly count: string
  /** 'Лишних знаков: {{count}}'. */
  readonly over: string
}

interface Props {
  /** The field that it counts. */
  readonly of: string
  readonly max: number
  readonly texts: CounterTexts
}

/** How much of a text is written. Reads the field itself: what was written before the page woke, and what a form set, counts. */
export function TextCounter({ of, max, texts }: Props) {
  const subscribe = useCallback((counted: () => void) => listen(of, counted), [of])
  const length = useSyncExternalStore(
    subscribe,
    () => lengthOf(of),
    () => 0,
  )
  const number = new Intl.NumberFormat(languageTag[texts.locale])
  const over = length - max
  return (
    <p className={classNames(styles['counter'], over > 0 && styles['over'])} aria-live={over > 0 ? 'polite' : 'off'}>
      {over > 0
        ? fillText(texts.over, { count: number.format(over) })
        : fillText(texts.count, { count: number.format(length), max: number.format(max) })}
    </p>
  )
}

const lengthOf = (id: string): number => {
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? field.value.length : 0
}

function listen(id: string, counted: () => void): () => void {
  const field = document.getElementById(id)
  const form = field?.closest('form')
  // The field has its first text again once the event is through.
  const reset = () => queueMicrotask(counted)
  field?.addEventListener('input', counted)
  form?.addEventListener('reset', reset)
  return () => {
    field?.removeEventListener('input', counted)
    form?.removeEventListener('reset', reset)
  }
}
