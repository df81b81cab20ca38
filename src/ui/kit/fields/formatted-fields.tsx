'use client'
import { useId, type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { formatPhone } from '#domain/shared/phone/phone.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'

type PhoneFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'>

/**
 * A phone number, Russian or with `+` of any country, set as it is written. The form reads it with `parsePhone`:
 * `register('phone', { setValueAs: parsePhone })`.
 */
export function PhoneField({ label, note, help, error, isRefused, id: given, ...native }: PhoneFieldProps) {
  const own = useId()
  return (
    <Field id={given ?? own} {...{ label, note, help, error, isRefused }}>
      {wiring => (
        <FormattedInput
          {...native}
          {...wiring}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          inForm={formatPhone}
          className={styles['control']}
        />
      )}
    </Field>
  )
}

interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'maxLength'> {
  /** How many digits the code has. */
  readonly digits: number
}

/** A one-time code: one field, which the phone fills in itself, and which takes a code pasted with its spaces. */
export function CodeField({ label, note, help, error, digits, id: given, ...native }: CodeFieldProps) {
  const own = useId()
  const onlyDigits = useCallback((text: string) => text.replace(/\D/g, '').slice(0, digits), [digits])
  return (
    <Field id={given ?? own} {...{ label, note, help, error }}>
      {wiring => (
        <FormattedInput
          {...native}
          {...wiring}
          inputMode="numeric"
          autoComplete="one-time-code"
          inForm={onlyDigits}
          className={classNames(styles['control'], styles['code'])}
        />
      )}
    </Field>
  )
}

interface FormattedInputProps extends ComponentProps<'input'> {
  /** The form of what is written; a text that has it stays as it is. */
  readonly inForm: (text: string) => string
}

/** A field that shows what is written in a form of its own. `onChange` hears of the text in that form only. */
function FormattedInput({ inForm, onChange, ...native }: FormattedInputProps) {
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

/** Sets what a field holds in its form, as it is written; the caret stays where it was. */
function setInForm(field: HTMLInputElement, form: (text: string) => string, event?: Event): void {
  const typed = field.value
  const shown = form(typed)
  if (shown === typed) return
  const forward = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const caret = caretAfterFormat(typed, field.selectionEnd ?? typed.length, shown, forward)
  field.value = shown
  // Of a field that nobody is in, this would take the focus in some browsers.
  if (document.activeElement === field) field.setSelectionRange(caret, caret)
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/**
 * Where the caret belongs in a text that was written as `typed` and is `shown` in another form: as many digits stay behind
 * it as before. Between two digits it stands at the first, so that Backspace gets on; deleting forward, at the second.
 */
export function caretAfterFormat(typed: string, caret: number, shown: string, forward: boolean): number {
  const behind = digitsIn(typed.slice(caret))
  if (behind === 0) return shown.length
  const places = [...shown, ''].map((_, place) => place).filter(place => digitsIn(shown.slice(place)) === behind)
  // In front of all digits it stands behind the plus: nothing is written before that.
  const first = Math.max(places[0] ?? 0, shown.startsWith('+') ? 1 : 0)
  return forward ? (places.at(-1) ?? first) : first
}
