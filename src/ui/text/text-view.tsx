import { noLanguageCookie } from '../../application/routing/no-language-cookie'
import { remembersLanguage } from '../../application/routing/texts'
import { Contents } from './contents'
import { Markdown } from './markdown'
import { TextHead, type TextViewProps } from './text-head'
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
