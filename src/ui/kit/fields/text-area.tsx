'use client'

import { useId, type ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import type { FieldTexts } from './field-wiring.ts'
import { TextCounter, type CounterTexts } from './text-counter.tsx'

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'maxLength'> {
  /** More may be written, and is told: what somebody pastes is never cut. */
  readonly limit: number
  readonly counter: CounterTexts
}

/** Several lines of text, as high as what stands in them, with a counter. */
export function TextArea({ label, note, help, error, limit, counter, id: given, ...native }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} {...{ label, note, help, error }} below={<TextCounter of={id} max={limit} texts={counter} />}>
      {wiring => <textarea {...native} {...wiring} className={classNames(styles['control'], styles['area'])} />}
    </Field>
  )
}
