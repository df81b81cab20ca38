import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { RetryLink } from '#ui/kit/feedback/notice.tsx'
import styles from './offline-view.module.css'

/** The service worker fills in the list. Hydration does not touch `dangerouslySetInnerHTML`. */
const emptyHtml = { __html: '' }

export function OfflineView({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className={`container ${styles['offline']}`}>
      <h1 className="display">{t('stored-pages:title')}</h1>
      <p className="lead">{t('stored-pages:notStored')}</p>
      <p className={styles['retry']}>
        <RetryLink kind="primary" large text={t('stored-pages:retry')} href="" />
      </p>
      <p className="muted">{t('stored-pages:stored')}</p>
      <div
        className={styles['pages']}
        data-stored-pages=""
        dangerouslySetInnerHTML={emptyHtml}
        suppressHydrationWarning
      />
    </div>
  )
}
