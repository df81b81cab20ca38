'use client'

import { useCallback, useId, type ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import type { FieldTexts } from './field-wiring.ts'
import { FormattedInput } from './formatted-input.tsx'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'maxLength'> {
  /** How many digits the code has. */
  readonly digits: number
}

/** A one-time code: one field, which the phone fills in itself, and which takes a code pasted with its spaces. */
export function CodeField({ label, note, help, error, digits, id: given, ...native }: Props) {
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
