import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { remembersLanguage } from '#application/routing/texts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Markdown } from './markdown.tsx'
import type { Heading } from './read-text.ts'
import { TextHead, type TextViewProps } from './text-head.tsx'
import styles from './text.module.css'

/** A text with its table of contents. */
export function TextView({ locale, name, text }: TextViewProps) {
  return (
    <article className={`container ${styles['text']}`}>
      {!remembersLanguage(name) && <meta name={noLanguageCookie} content="" />}
      <TextHead locale={locale} name={name} text={text} />
      <Contents locale={locale} headings={text.headings} />
      <div className={styles['body']}>
        <Markdown locale={locale} pieces={text.pieces} />
      </div>
    </article>
  )
}

interface Props {
  readonly locale: Locale
  readonly headings: readonly Heading[]
}

/** The table of contents: the headings of the second level. */
function Contents({ locale, headings }: Props) {
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
