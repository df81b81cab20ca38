import brandNames from '#brand/names.json'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Wordmark } from './wordmark.tsx'
import styles from './wordmark.module.css'

export function HomeLink({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <a className={styles['home']} href={localizePath(locale, '/')}>
      <Wordmark locale={locale} />
      <span className="visually-hidden">{`${brandNames[locale].name}. ${t('common:nav.home')}`}</span>
    </a>
  )
}
