import { localePath } from '../../application/routing/locale-path'
import { shownError } from '../../application/shown-error'
import { browserTexts, currentLocale } from '../i18n/browser-texts'
import { ErrorFrame } from '../shell/error/error-frame'
import styles from '../shell/frame/page-shell.module.css'
import { Wordmark } from '../shell/header/wordmark'
import { BrokenPageActions } from './broken-page-actions'

/** As the error page that the server sends. Comes when it is needed. */
export function FramedBrokenPage({ error }: { readonly error: unknown }) {
  const locale = currentLocale()
  const { brand, failed } = browserTexts(locale)
  const { status, message } = shownError(error)
  return (
    <div className={styles['shell']}>
      <title>{`${failed.heading} | ${brand}`}</title>
      <header className={`container ${styles['bare']}`}>
        <a className={styles['home']} href={localePath(locale, '/')} aria-label={`${brand}. ${failed.home}`}>
          <Wordmark locale={locale} />
        </a>
      </header>
      <main className={styles['main']} id="content" tabIndex={-1}>
        <div role="alert">
          <ErrorFrame
            heading={failed.heading}
            text={failed.text}
            message={`${status}. ${message}`}
            actions={<BrokenPageActions locale={locale} />}
          />
        </div>
      </main>
    </div>
  )
}
