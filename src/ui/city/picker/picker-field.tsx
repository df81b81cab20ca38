import { useState, type RefObject } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/icons.ts'
import styles from './city-picker.module.css'

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly onType: (text: string) => void
}

/** Has the focus at first, but on a phone: there it would bring up the keys over half of the cities. */
export function PickerField({ field, label, onType }: Props) {
  const [first] = useState(() => matchMedia('(min-width: 768px)').matches)
  return (
    <label className={styles['field']}>
      <span className="unseen">{label}</span>
      <Icon path={search} />
      <input
        ref={field}
        type="text"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-first-focus={first || undefined}
        onInput={event => onType(event.currentTarget.value)}
      />
    </label>
  )
}
