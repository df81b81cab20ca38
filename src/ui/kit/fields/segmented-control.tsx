import type { ComponentProps } from 'react'
import styles from './segmented-control.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value'> {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export function SegmentedControl({ label, options, defaultValue, ...nativeProps }: Props) {
  return (
    <fieldset className={styles['segmented']}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <label key={option.value} className={styles['option']}>
          <input
            {...nativeProps}
            type="radio"
            value={option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
