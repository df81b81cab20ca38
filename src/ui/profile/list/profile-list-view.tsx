import { getValueOr, type Outcome } from '#application/outcome.ts'
import type { Alternatives } from '#application/profile/view-list.ts'
import { type Category, findCategoryPath } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import styles from './profile-list.module.css'
import { ListResults } from './list-results.tsx'
import { ListFailure } from './list-notices.tsx'
import { type ShownList, getListCrumbs } from './shown-list.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { excludesProfiles, removeFilter } from '#domain/profile/profile-filters.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { formatListHeading } from './list-title.ts'

export interface ProfileListViewProps {
  readonly list: ShownList
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  readonly page?: number
  readonly alternatives?: Alternatives
}

export function ProfileListView({ list, categories, profiles, page = 1, alternatives = {} }: ProfileListViewProps) {
  const { locale, category } = list
  const t = getTranslator(locale)
  const categoryPath = category ? findCategoryPath(getValueOr(categories, []), category.slug) : []
  const ancestors = categoryPath.slice(0, -1)
  return (
    <div className="container">
      <ListHead list={list} ancestors={ancestors} count={profiles.ok ? profiles.value.total : null} page={page} />
      <div className={styles['columns']}>
        <FilterPanel list={list} categories={categories} total={profiles.ok ? profiles.value.total : null} />
        <section aria-labelledby="list">
          <h2 className="visually-hidden" id="list">
            {profiles.ok ? t('common:specialists', { count: profiles.value.total }) : t('common:nav.specialists')}
          </h2>
          <a className="visually-hidden" href={`#${filterPanelId}`}>
            {t('list:toFilters')}
          </a>
          {profiles.ok ? (
            <ListResults
              {...{ list, ancestors }}
              categories={getValueOr(categories, [])}
              profiles={profiles.value}
              alternatives={alternatives}
            />
          ) : (
            <ListFailure {...{ list, page }} error={profiles.error} />
          )}
        </section>
      </div>
    </div>
  )
}

interface ListHeadProps {
  readonly list: ShownList
  /** From the root down. */
  readonly ancestors: readonly Category[]
  readonly count: number | null
  readonly page: number
}

function ListHead({ list, ancestors, count, page }: ListHeadProps) {
  const { locale, category, filters } = list
  const t = getTranslator(locale)
  const hasFilters = excludesProfiles(filters)
  const crumbs = getListCrumbs(list, ancestors).map(({ name, path }) => ({ name, href: localizePath(locale, path) }))
  const isSearchOnlyFilter = filters.search !== undefined && !excludesProfiles(removeFilter(filters, 'search'))
  const description = hasFilters || page > 1 ? null : category?.description
  return (
    <header className={styles['head']}>
      {crumbs.length > 1 && (
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={crumbs.slice(0, -1)}
          currentName={crumbs.at(-1)?.name ?? ''}
          locale={list.locale}
        />
      )}
      <h1>{markRussian(list.locale, formatListHeading(list, count))}</h1>
      {description && (
        <p className="lead" lang={getLangAttribute(locale, description)}>
          {description}
        </p>
      )}
      {count !== null && count > 0 && !isSearchOnlyFilter && (
        <p className="muted">{hasFilters ? t('list:matching', { count }) : t('common:specialists', { count })}</p>
      )}
    </header>
  )
}
