'use client'
import { useId, type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { formatPhone } from '#domain/shared/phone.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'

type PhoneFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'>

/**
 * A phone number, Russian or international with `+`, formatted while typing. Forms read it with `parsePhone`:
 * `register('phone', { setValueAs: parsePhone })`.
 */
export function PhoneField({ label, note, help, error, isRefused, id: givenId, ...native }: PhoneFieldProps) {
  const generatedId = useId()
  return (
    <Field id={givenId ?? generatedId} {...{ label, note, help, error, isRefused }}>
      {attributes => (
        <FormattedInput
          {...native}
          {...attributes}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          format={formatPhone}
          className={styles['control']}
        />
      )}
    </Field>
  )
}

interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'maxLength'> {
  readonly digits: number
}

/** A one-time code in one field: phones can autofill it, and a code pasted with spaces is accepted. */
export function CodeField({ label, note, help, error, digits, id: givenId, ...native }: CodeFieldProps) {
  const generatedId = useId()
  const keepDigits = useCallback((text: string) => text.replace(/\D/g, '').slice(0, digits), [digits])
  return (
    <Field id={givenId ?? generatedId} {...{ label, note, help, error }}>
      {attributes => (
        <FormattedInput
          {...native}
          {...attributes}
          inputMode="numeric"
          autoComplete="one-time-code"
          format={keepDigits}
          className={classNames(styles['control'], styles['code'])}
        />
      )}
    </Field>
  )
}

interface FormattedInputProps extends ComponentProps<'input'> {
  /** Formats the text; idempotent. */
  readonly format: (text: string) => string
}

/** An input that formats its value while typing. `onChange` sees formatted text only. */
function FormattedInput({ format, onChange, ...native }: FormattedInputProps) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The field may contain text from before hydration or from autofill.
    const field = box.current?.querySelector('input')
    if (field) formatField(field, format)
  }, [format])
  return (
    <span ref={box}>
      <input
        {...native}
        onChange={event => {
          formatField(event.currentTarget, format, event.nativeEvent)
          onChange?.(event)
        }}
      />
    </span>
  )
}

function formatField(field: HTMLInputElement, format: (text: string) => string, event?: Event): void {
  const typed = field.value
  const shown = format(typed)
  if (shown === typed) return
  const forward = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const caret = getCaretAfterFormat(typed, field.selectionEnd ?? typed.length, shown, forward)
  field.value = shown
  // In some browsers this would focus the field.
  if (document.activeElement === field) field.setSelectionRange(caret, caret)
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/**
 * The caret's position after `typed` was formatted as `shown`: the same number of digits follow it. Between two groups it
 * stands right after a digit, so that Backspace deletes one; when deleting forward, right before the next digit.
 */
export function getCaretAfterFormat(typed: string, caret: number, shown: string, forward: boolean): number {
  const digitsBehind = countDigits(typed.slice(caret))
  if (digitsBehind === 0) return shown.length
  const places = [...shown, '']
    .map((_, place) => place)
    .filter(place => countDigits(shown.slice(place)) === digitsBehind)
  // Never before the plus.
  const first = Math.max(places[0] ?? 0, shown.startsWith('+') ? 1 : 0)
  return forward ? (places.at(-1) ?? first) : first
}
