import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import type { Heading } from './read-text.ts'
import styles from './text.module.css'

interface Props {
  readonly locale: Locale
  readonly headings: readonly Heading[]
}

/** The parts of a text: its headings of the second level. */
export function Contents({ locale, headings }: Props) {
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p className="small quiet" id="contents">
        {translator(locale)('text:contents')}
      </p>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
