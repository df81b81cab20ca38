import type { ComponentProps } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/icons.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './filter-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'placeholder'> {
  /** Of the whole field. */
  readonly className?: string | undefined
  /** Accessible name and placeholder. */
  readonly label: string
}

/** A text field that filters what stands below it while typing. */
export function FilterField({ className, label, ...native }: Props) {
  return (
    <label className={classNames(styles['field'], className)}>
      <span className="unseen">{label}</span>
      <Icon path={search} />
      <input {...native} placeholder={label} autoComplete="off" spellCheck={false} />
    </label>
  )
}
