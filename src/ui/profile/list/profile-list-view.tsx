import { orEmpty, type Outcome } from '#application/outcome.ts'
import type { Alternatives } from '#application/profile/view-list.ts'
import { type Category, findCategoryPath } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import styles from './profile-list.module.css'
import { ListResults } from './list-results.tsx'
import { ListFailed } from './list-notices.tsx'
import { type ShownList, getListCrumbs } from './shown-list.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { isNarrowed, withoutFilter } from '#domain/profile/profile-filters.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { formatListHeading } from './list-title.ts'

export interface ProfileListViewProps {
  readonly list: ShownList
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  /** The requested page, for the retry link when the list failed to load. */
  readonly page?: number
  readonly alternatives?: Alternatives
}

export function ProfileListView({ list, categories, profiles, page = 1, alternatives = {} }: ProfileListViewProps) {
  const { locale, category } = list
  const t = getTranslator(locale)
  const path = category ? findCategoryPath(orEmpty(categories, []), category.slug) : []
  const parents = path.slice(0, -1)
  return (
    <div className="container">
      <ListHead list={list} parents={parents} count={profiles.ok ? profiles.value.total : null} page={page} />
      <div className={styles['columns']}>
        <FilterPanel list={list} categories={categories} total={profiles.ok ? profiles.value.total : null} />
        <section aria-labelledby="list">
          <h2 className="unseen" id="list">
            {profiles.ok ? t('common:specialists', { count: profiles.value.total }) : t('common:nav.specialists')}
          </h2>
          <a className="unseen" href={`#${filterPanelId}`}>
            {t('list:toFilters')}
          </a>
          {profiles.ok ? (
            <ListResults
              {...{ list, parents }}
              categories={orEmpty(categories, [])}
              profiles={profiles.value}
              alternatives={alternatives}
            />
          ) : (
            <ListFailed {...{ list, page }} error={profiles.error} />
          )}
        </section>
      </div>
    </div>
  )
}

interface Props {
  readonly list: ShownList
  /** Ancestors of the category, from the root down. */
  readonly parents: readonly Category[]
  /** Total number of specialists; null when it failed to load. */
  readonly count: number | null
  readonly page: number
}

function ListHead({ list, parents, count, page }: Props) {
  const { locale, category, filters } = list
  const t = getTranslator(locale)
  const narrowed = isNarrowed(filters)
  const crumbs = getListCrumbs(list, parents).map(({ name, path }) => ({ name, href: localePath(locale, path) }))
  const isCountedAbove = filters.search !== undefined && !isNarrowed(withoutFilter(filters, 'search'))
  const hasDescription = category?.description && !narrowed && page === 1
  return (
    <header className={styles['head']}>
      {crumbs.length > 1 && (
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={crumbs.slice(0, -1)}
          current={crumbs.at(-1)?.name ?? ''}
          locale={list.locale}
        />
      )}
      <h1>{markRussian(list.locale, formatListHeading(list, count))}</h1>
      {hasDescription && <p className="lead">{category.description}</p>}
      {count !== null && count > 0 && !isCountedAbove && (
        <p className="second">{narrowed ? t('list:matching', { count }) : t('common:specialists', { count })}</p>
      )}
    </header>
  )
}
