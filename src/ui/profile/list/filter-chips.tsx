import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { RemovalLink } from '#ui/kit/actions/chip.tsx'
import type { Condition } from './conditions.ts'
import styles from './filter-chips.module.css'

interface Props {
  readonly locale: Locale
  readonly conditions: readonly Condition[]
  /** The list without any of them. */
  readonly reset?: string
}

/** What narrows a list; each is a link to the list without it. */
export function FilterChips({ locale, conditions, reset }: Props) {
  const t = translator(locale)
  if (conditions.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('list:conditions.label')}>
      {conditions.map(({ name, text, without }) => (
        <li key={name}>
          <RemovalLink remove={t('list:conditions.remove')} href={without}>
            {text}
          </RemovalLink>
        </li>
      ))}
      {reset !== undefined && conditions.length > 1 && (
        <li>
          <a className={styles['reset']} href={reset}>
            {t('list:conditions.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
