import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError, fieldWiring } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** A checkbox whose whole row is clickable. */
export function Checkbox({ label, help, error, id: given, ...native }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div>
      <label className={styles['row']}>
        <input {...native} {...fieldWiring(id, { help, error })} type="checkbox" className={styles['mark']} />
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
