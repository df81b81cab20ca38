'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldProps, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { eye, eyeOff } from '#ui/kit/display/icons.ts'

interface Props
  extends
    FieldTexts,
    Pick<FieldProps, 'isInvalid'>,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly showText: string
  readonly hideText: string
}

/** The password is masked again on submit, or browsers could store it as plain text. */
export function PasswordField({ label, note, help, error, isInvalid, showText, hideText, id, ...nativeProps }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const maskPassword = () => setIsShown(false)
    form?.addEventListener('submit', maskPassword)
    return () => form?.removeEventListener('submit', maskPassword)
  }, [])
  return (
    <Field {...{ id, label, note, help, error, isInvalid }}>
      {attributes => (
        <>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...nativeProps}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles['control'], styles['password'])}
          />
          <button
            ref={button}
            className={styles['eye']}
            type="button"
            aria-label={isShown ? hideText : showText}
            aria-controls={attributes.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon path={isShown ? eyeOff : eye} />
          </button>
        </>
      )}
    </Field>
  )
}
