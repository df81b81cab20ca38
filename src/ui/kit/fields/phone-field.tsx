'use client'

import { useId, type ComponentProps } from 'react'
import { formatPhone } from '#domain/shared/phone/phone.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import type { FieldTexts } from './field-wiring.ts'
import { FormattedInput } from './formatted-input.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'>

/**
 * A phone number, Russian or with `+` of any country, set as it is written. The form reads it with `parsePhone`:
 * `register('phone', { setValueAs: parsePhone })`.
 */
export function PhoneField({ label, note, help, error, isRefused, id: given, ...native }: Props) {
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
