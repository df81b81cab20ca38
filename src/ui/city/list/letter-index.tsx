import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { largestAnchor, letterAnchor } from './letter-anchor.ts'

/** The letters as notches on an edge. Null gathers the letters of few cities. */
export function LetterIndex({
  locale,
  letters,
}: {
  readonly locale: Locale
  readonly letters: readonly (string | null)[]
}) {
  const t = translator(locale)
  return (
    <nav aria-label={t('home:cities.letters')}>
      <ul className={styles['letters']}>
        <li className={styles['word']}>
          <a href={`#${largestAnchor}`}>{t('home:cities.largest')}</a>
        </li>
        {letters.map(letter => (
          <li key={letter} className={letter === null ? styles['word'] : undefined}>
            <a href={`#${letterAnchor(letter)}`}>{letter ?? t('home:cities.other')}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
