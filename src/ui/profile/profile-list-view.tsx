import { orEmpty, type Outcome } from '../../application/outcome'
import type { Category } from '../../domain/category/category'
import { pathTo } from '../../domain/category/category-tree'
import type { City } from '../../domain/city/city'
import type { Profile } from '../../domain/profile/profile'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'
import type { Page } from '../../domain/shared/page'
import { translator } from '../i18n/translator'
import { CategorySidebar } from './category-sidebar'
import { ListHead } from './list-head'
import styles from './profile-list.module.css'
import { ProfilePage } from './profile-page'
import { ListFailed } from './profile-page-notices'

export interface ProfileListViewProps {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  /** Null: all of them. */
  readonly category: Category | null
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  /** The page that the address asks for; it matters where the list did not load. */
  readonly page?: number
}

export function ProfileListView({ locale, city, category, categories, profiles, page = 1 }: ProfileListViewProps) {
  const t = translator(locale)
  const tree = orEmpty(categories, [])
  const path = category ? pathTo(tree, category.slug) : []
  const parents = path.slice(0, -1)
  return (
    <div className="container">
      <ListHead
        locale={locale}
        city={city}
        category={category}
        parents={parents}
        count={profiles.ok ? profiles.value.total : null}
      />
      <div className={styles['columns']}>
        <CategorySidebar locale={locale} city={city} category={category} categories={categories} />
        <section aria-labelledby="list">
          <h2 className="unseen" id="list">
            {t('common:nav.specialists')}
          </h2>
          {profiles.ok ? (
            <ProfilePage locale={locale} city={city} category={category} parents={parents} profiles={profiles.value} />
          ) : (
            <ListFailed locale={locale} city={city} category={category} page={page} />
          )}
        </section>
      </div>
    </div>
  )
}
