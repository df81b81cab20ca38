import { orEmpty, type Outcome } from '../../../application/outcome'
import type { Category } from '../../../domain/category/category'
import { pathTo } from '../../../domain/category/category-tree'
import type { City } from '../../../domain/city/city'
import type { Profile } from '../../../domain/profile/profile'
import type { ApiUnavailable } from '../../../domain/shared/api-unavailable'
import type { Page } from '../../../domain/shared/page'
import { translator } from '../../i18n/translator'
import { FilterPanel } from './filter-panel'
import { ListHead } from './list-head'
import styles from './profile-list.module.css'
import { ProfilePage } from './results'
import { ListFailed } from './results-notices'
import type { ShownList } from './shown-list'

export interface ProfileListViewProps {
  readonly list: ShownList
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  /** The page that the address asks for; it matters where the list did not load. */
  readonly page?: number
  /** For a list that shows nobody: how many there are without its filters, where that is known. */
  readonly unfiltered?: number | null
  /** For a list that shows nobody: other cities of its region. */
  readonly nearby?: readonly City[]
}

export function ProfileListView({ list, categories, profiles, page = 1, ...elsewhere }: ProfileListViewProps) {
  const { locale, category } = list
  const path = category ? pathTo(orEmpty(categories, []), category.slug) : []
  const parents = path.slice(0, -1)
  return (
    <div className="container">
      <ListHead list={list} parents={parents} count={profiles.ok ? profiles.value.total : null} page={page} />
      <div className={styles['columns']}>
        <FilterPanel list={list} categories={categories} />
        <section aria-labelledby="list">
          <h2 className="unseen" id="list">
            {translator(locale)('common:nav.specialists')}
          </h2>
          {profiles.ok ? (
            <ProfilePage list={list} parents={parents} profiles={profiles.value} {...elsewhere} />
          ) : (
            <ListFailed list={list} page={page} />
          )}
        </section>
      </div>
    </div>
  )
}
