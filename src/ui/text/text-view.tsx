import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { remembersLanguage } from '#application/routing/texts.ts'
import { Contents } from './contents.tsx'
import { Markdown } from './markdown.tsx'
import { TextHead, type TextViewProps } from './text-head.tsx'
import styles from './text.module.css'

/** A text with its contents. */
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
