import type { Locale } from '#domain/shared/locale.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import styles from './choice-field.module.css'
import type { Choice } from './choices.ts'

interface Props {
  readonly locale: Locale
  readonly id: string
  readonly label: string
  readonly options: readonly Choice[]
  readonly activeIndex: number
  readonly getOptionId: (index: number) => string
  readonly onChoose: (choice: Choice) => void
}

export function ChoiceList({ locale, id, label, options, activeIndex, getOptionId, onChoose }: Props) {
  return (
    <div
      className={styles['list']}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // Keeps the focus in the field.
      onMouseDown={event => event.preventDefault()}
    >
      {options.map((choice, index) => (
        <button
          key={choice.value}
          ref={option => {
            if (index === activeIndex) option?.scrollIntoView({ block: 'nearest' })
          }}
          id={getOptionId(index)}
          className="bare"
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onClick={() => onChoose(choice)}
        >
          {markRussian(locale, choice.name)}{' '}
          {choice.detail !== undefined && <small>{markRussian(locale, choice.detail)}</small>}
        </button>
      ))}
    </div>
  )
}
