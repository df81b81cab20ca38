'use client'
import { type ComponentProps, useCallback, useSyncExternalStore } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { countCharacters } from '#domain/shared/text.ts'
import { fillText } from '#ui/fill-text.ts'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'maxLength'> {
  /** A soft limit: text is never truncated, and the counter shows the excess. */
  readonly limit: number
  readonly counter: CounterTexts
}

export function TextArea({ label, note, help, error, limit, counter, id, ...nativeProps }: TextAreaProps) {
  return (
    <Field
      {...{ id, label, note, help, error }}
      renderFooter={fieldId => <TextCounter fieldId={fieldId} max={limit} texts={counter} />}
    >
      {attributes => (
        <textarea {...nativeProps} {...attributes} className={classNames(styles['control'], styles['area'])} />
      )}
    </Field>
  )
}

interface CounterTexts {
  readonly locale: Locale
  /** '{{count}} из {{max}}'. */
  readonly countText: string
  /** 'Лишних знаков: {{count}}'. */
  readonly excessText: string
}

interface TextCounterProps {
  readonly fieldId: string
  readonly max: number
  readonly texts: CounterTexts
}

const announcedFraction = 0.9

/** Reads the DOM, so that text typed before hydration or set by a form counts too. */
function TextCounter({ fieldId, max, texts }: TextCounterProps) {
  const subscribe = useCallback((onChange: () => void) => subscribeToField(fieldId, onChange), [fieldId])
  const length = useSyncExternalStore(
    subscribe,
    () => readLength(fieldId),
    () => 0,
  )
  const numberFormat = new Intl.NumberFormat(localeTable[texts.locale].tag)
  const excess = length - max
  const isNearLimit = length >= max * announcedFraction
  return (
    <p
      className={classNames(styles['counter'], excess > 0 && styles['excess'])}
      aria-live={isNearLimit ? 'polite' : 'off'}
    >
      {excess > 0
        ? fillText(texts.excessText, { count: numberFormat.format(excess) })
        : fillText(texts.countText, { count: numberFormat.format(length), max: numberFormat.format(max) })}
    </p>
  )
}

const readLength = (id: string): number => {
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? countCharacters(field.value) : 0
}

function subscribeToField(id: string, onChange: () => void): () => void {
  const listeners = new AbortController()
  document.getElementById(id)?.addEventListener('input', onChange, { signal: listeners.signal })
  return () => listeners.abort()
}
