import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import type { Heading } from './read-text'
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
