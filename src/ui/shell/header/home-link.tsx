import { localePath } from '../../../application/routing/locale-path'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import styles from '../frame/page-shell.module.css'
import { Wordmark } from './wordmark'

export function HomeLink({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  return (
    <a className={styles['home']} href={localePath(locale, '/')}>
      <Wordmark locale={locale} />
      <span className="unseen">{`${t('common:brand')}. ${t('common:nav.home')}`}</span>
    </a>
  )
}
