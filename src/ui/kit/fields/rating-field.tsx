import { useId, type ComponentProps } from 'react'
import { getFieldAttributes } from './field.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { star } from '#ui/kit/display/icons.ts'
import styles from './rating-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value'> {
  readonly name: string
  readonly label: string
  /** From one star to five: '4 из 5: хорошо'. */
  readonly ratingLabels: readonly [string, string, string, string, string]
  readonly error?: string | undefined
}

/** CSS alone fills the stars and shows the label, so that the field works before hydration. */
export function RatingField({ label, ratingLabels, error, defaultValue, id: givenId, ...nativeProps }: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = getFieldAttributes(id, { error })
  return (
    <div className={styles['rating']}>
      <fieldset role="radiogroup" aria-describedby={describedBy} aria-invalid={invalid}>
        <legend className={styles['legend']}>{label}</legend>
        <div className={styles['stars']}>
          {ratingLabels.map((ratingLabel, index) => (
            <label key={ratingLabel} className={styles['star']}>
              <input
                {...nativeProps}
                id={index === 0 ? id : undefined}
                type="radio"
                value={index + 1}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === index + 1}
              />
              <Icon path={star} />
              <span className={styles['ratingLabel']}>{ratingLabel}</span>
            </label>
          ))}
        </div>
        <div className={styles['error']} aria-live="polite" data-field-error>
          {error !== undefined && <p id={`${id}-error`}>{error}</p>}
        </div>
      </fieldset>
    </div>
  )
}
