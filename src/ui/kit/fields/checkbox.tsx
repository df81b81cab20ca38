import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError, getFieldAttributes } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
}

export function Checkbox({ label, help, error, id: givenId, ...nativeProps }: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  return (
    <div>
      <label className={styles['row']}>
        <input
          {...nativeProps}
          {...getFieldAttributes(id, { help, error })}
          type="checkbox"
          className={styles['mark']}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} text={error} />
    </div>
  )
}
