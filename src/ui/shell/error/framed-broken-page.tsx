import brandNames from '#brand/names.json'
import { localizePath } from '#application/routing/locale-path.ts'
import { toErrorEntry } from '#application/error-entry.ts'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { ErrorFrame } from './error-frame.tsx'
import styles from '#ui/shell/frame/page-shell.module.css'
import { Wordmark } from '#ui/shell/header/wordmark.tsx'
import wordmarkStyles from '#ui/shell/header/wordmark.module.css'
import { BrokenPageActions } from './plain-broken-page.tsx'

export function FramedBrokenPage({ error }: { readonly error: unknown }) {
  const locale = getCurrentLocale()
  const brand = brandNames[locale].name
  const { failed } = getBrowserTexts(locale)
  const { status, message } = toErrorEntry(error)
  return (
    <div className={styles['shell']}>
      <title>{`${failed.heading} | ${brand}`}</title>
      <header className={`container ${styles['bare']}`}>
        <a className={wordmarkStyles['home']} href={localizePath(locale, '/')} aria-label={`${brand}. ${failed.home}`}>
          <Wordmark locale={locale} />
        </a>
      </header>
      <main id="content" tabIndex={-1}>
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
