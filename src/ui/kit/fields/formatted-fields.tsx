'use client'
import { type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { formatPhone } from '#domain/shared/phone.ts'
import { Field, type FieldProps, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'

type PhoneFieldProps = FieldTexts &
  Pick<FieldProps, 'isInvalid'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'>

export function PhoneField({ label, note, help, error, isInvalid, id, ...nativeProps }: PhoneFieldProps) {
  return (
    <Field {...{ id, label, note, help, error, isInvalid }}>
      {attributes => (
        <FormattedInput
          {...nativeProps}
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

/** One field for all digits, so that phones can autofill the code. */
export function CodeField({ label, note, help, error, digits, id, ...nativeProps }: CodeFieldProps) {
  const extractDigits = useCallback((text: string) => getDigits(text).slice(0, digits), [digits])
  return (
    <Field {...{ id, label, note, help, error }}>
      {attributes => (
        <FormattedInput
          {...nativeProps}
          {...attributes}
          inputMode="numeric"
          autoComplete="one-time-code"
          format={extractDigits}
          className={classNames(styles['control'], styles['code'])}
        />
      )}
    </Field>
  )
}

interface FormattedInputProps extends ComponentProps<'input'> {
  /** Must be idempotent. */
  readonly format: (text: string) => string
}

function FormattedInput({ format, onChange, ...nativeProps }: FormattedInputProps) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The field may contain text that was typed before hydration or autofilled.
    const field = box.current?.querySelector('input')
    if (field) formatField(field, format)
  }, [format])
  return (
    <span ref={box}>
      <input
        {...nativeProps}
        onChange={event => {
          formatField(event.currentTarget, format, event.nativeEvent)
          onChange?.(event)
        }}
      />
    </span>
  )
}

function formatField(field: HTMLInputElement, format: (text: string) => string, event?: Event): void {
  const typedText = field.value
  const formattedText = format(typedText)
  if (formattedText === typedText) return
  const isForward = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const caret = getCaretAfterFormat(typedText, field.selectionEnd ?? typedText.length, formattedText, isForward)
  field.value = formattedText
  // In some browsers, setSelectionRange focuses the field.
  if (document.activeElement === field) field.setSelectionRange(caret, caret)
}

const getDigits = (text: string) => text.replace(/\D/g, '')
const countDigits = (text: string) => getDigits(text).length

/**
 * Keeps the number of digits after the caret, except for digits cut off the end. When a separator is deleted, the caret
 * moves past it: to the right if `isForward` (the Delete key), otherwise to the left.
 */
export function getCaretAfterFormat(
  typedText: string,
  caret: number,
  formattedText: string,
  isForward: boolean,
): number {
  const isCut = getDigits(typedText).startsWith(getDigits(formattedText))
  const cutDigits = isCut ? countDigits(typedText) - countDigits(formattedText) : 0
  const digitsAfterCaret = countDigits(typedText.slice(caret)) - cutDigits
  if (digitsAfterCaret <= 0) return formattedText.length
  const positions = [...formattedText, '']
    .map((_, position) => position)
    .filter(position => countDigits(formattedText.slice(position)) === digitsAfterCaret)
  const firstPosition = Math.max(positions[0] ?? 0, formattedText.startsWith('+') ? 1 : 0)
  return isForward ? (positions.at(-1) ?? firstPosition) : firstPosition
}
