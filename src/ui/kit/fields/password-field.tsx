'use client'

import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { eye, eyeOff } from '#ui/kit/display/icons.ts'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly show: string
  readonly hide: string
}

/** A password that can be shown and pasted. It is masked again on submit, or browsers could store it as plain text. */
export function PasswordField({ label, note, help, error, isRefused, show, hide, id: given, ...native }: Props) {
  const own = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const hidden = () => setShown(false)
    form?.addEventListener('submit', hidden)
    return () => form?.removeEventListener('submit', hidden)
  }, [])
  return (
    <Field id={given ?? own} {...{ label, note, help, error, isRefused }}>
      {wiring => (
        <>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...native}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(styles['control'], styles['hidden'])}
          />
          <button
            ref={button}
            className={styles['eye']}
            type="button"
            aria-label={shown ? hide : show}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            <Icon path={shown ? eyeOff : eye} />
          </button>
        </>
      )}
    </Field>
  )
}
