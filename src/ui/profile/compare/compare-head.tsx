import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { getSpecialistsPath } from '#ui/paths.ts'
import styles from './compare.module.css'

export function CompareHead({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const specialists = { name: t('common:nav.specialists'), href: localizePath(locale, getSpecialistsPath(null)) }
  return (
    <header className={styles['head']}>
      <Breadcrumbs label={t('common:breadcrumbs')} crumbs={[specialists]} currentName={t('compare:current')} />
      <h1>{t('compare:heading')}</h1>
    </header>
  )
}
