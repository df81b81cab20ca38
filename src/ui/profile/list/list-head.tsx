import { localePath } from '#application/routing/locale-path.ts'
import type { Category } from '#domain/category/category.ts'
import { isNarrowed } from '#domain/profile/profile-filters.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { listCrumbs } from './list-crumbs.ts'
import { listTitle } from './list-title.ts'
import styles from './profile-list.module.css'
import type { ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  /** Of the category, from the top down. */
  readonly parents: readonly Category[]
  /** How many specialists there are in all; null when nobody could say. */
  readonly count: number | null
  readonly page: number
}

export function ListHead({ list, parents, count, page }: Props) {
  const { locale, city, category, filters } = list
  const t = translator(locale)
  const narrowed = isNarrowed(filters)
  const crumbs = listCrumbs(list, parents).map(({ name, path }) => ({ name, href: localePath(locale, path) }))
  const described = category?.description && !narrowed && page === 1
  return (
    <header className={styles['head']}>
      {crumbs.length > 1 && (
        <Breadcrumbs label={t('common:breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={crumbs.at(-1)?.name ?? ''} />
      )}
      <h1>{listTitle(locale, city, category)}</h1>
      {described && <p className="lead">{category.description}</p>}
      {count !== null && count > 0 && (
        <p className="second">{narrowed ? t('list:matching', { count }) : t('common:specialists', { count })}</p>
      )}
    </header>
  )
}
