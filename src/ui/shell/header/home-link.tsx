import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from '#ui/shell/frame/page-shell.module.css'
import { Wordmark } from './wordmark.tsx'

export function HomeLink({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  return (
    <a className={styles['home']} href={localePath(locale, '/')}>
      <Wordmark locale={locale} />
      <span className="unseen">{`${t('common:brand')}. ${t('common:nav.home')}`}</span>
    </a>
  )
}
