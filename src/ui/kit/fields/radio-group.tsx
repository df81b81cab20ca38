import { useId, type ComponentProps } from 'react'
import styles from './choice.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { FieldError, getFieldAttributes, type FieldTexts } from './field.tsx'

interface Option {
  readonly value: string
  readonly label: string
  readonly lang?: string | undefined
  readonly help?: string
  readonly helpLang?: string | undefined
  readonly disabled?: boolean
}

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value'> {
  readonly name: string
  readonly options: readonly Option[]
  readonly boxed?: boolean
}

/** The first option has the id of the group, so that a link to the group focuses a control. */
export function RadioGroup({
  label,
  note,
  help,
  error,
  options,
  boxed = false,
  defaultValue,
  id: givenId,
  ...nativeProps
}: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = getFieldAttributes(id, { help, error })
  return (
    <fieldset className={styles['group']} role="radiogroup" aria-describedby={describedBy} aria-invalid={invalid}>
      <legend className={styles['legend']}>
        {label}
        {note !== undefined && ` ${note}`}
      </legend>
      {help !== undefined && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={boxed ? styles['boxed'] : undefined} data-invalid={invalid}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['row']}>
            <input
              {...nativeProps}
              id={index === 0 ? id : undefined}
              type="radio"
              value={option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${index}-label`}
              aria-describedby={option.help === undefined ? undefined : `${id}-${index}-help`}
              className={classNames(styles['mark'], styles['radio'])}
            />
            <span>
              <span id={`${id}-${index}-label`} lang={option.lang}>
                {option.label}
              </span>
              {option.help !== undefined && (
                <span className={styles['optionHelp']} id={`${id}-${index}-help`} lang={option.helpLang}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  )
}
