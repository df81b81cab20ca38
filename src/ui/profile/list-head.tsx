import { localePath } from '../../application/navigation/locale-path'
import type { Category } from '../../domain/category/category'
import type { City } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { Breadcrumbs } from '../kit/breadcrumbs'
import { cityPath, specialistsPath } from '../paths'
import { listTitle } from './list-title'
import styles from './profile-list.module.css'

interface Props {
  readonly locale: Locale
  readonly city: City | null
  readonly category: Category | null
  /** Of the category, from the top down. */
  readonly parents: readonly Category[]
  /** How many specialists there are in all; null when nobody could say. */
  readonly count: number | null
}

export function ListHead({ locale, city, category, parents, count }: Props) {
  const t = translator(locale)
  const specialists = { name: t('common:nav.specialists'), href: localePath(locale, specialistsPath(city)) }
  const crumbs = [
    ...(city ? [{ name: city.name, href: localePath(locale, cityPath(city)) }] : []),
    ...(category ? [specialists] : []),
    ...parents.map(({ name, slug }) => ({ name, href: localePath(locale, specialistsPath(city, slug)) })),
  ]
  return (
    <header className={styles['head']}>
      {crumbs.length > 0 && (
        <Breadcrumbs label={t('common:breadcrumbs')} crumbs={crumbs} current={category?.name ?? specialists.name} />
      )}
      <h1>{listTitle(locale, city, category)}</h1>
      {count !== null && count > 0 && <p className="second">{t('common:specialists', { count })}</p>}
    </header>
  )
}
