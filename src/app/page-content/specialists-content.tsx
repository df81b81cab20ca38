import { getListPath } from '#application/routing/list-path.ts'
import { getValueOr } from '#application/outcome.ts'
import { findCategoryPath, type Category } from '#domain/category/category.ts'
import { hasFiltersOrSort, noFilters, type ParsedFilters } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { createBreadcrumbData, createItemListData } from '#ui/profile/list/list-structured-data.ts'
import { formatListDescription, formatListPageTitle } from '#ui/profile/list/list-title.ts'
import { ProfileListView } from '#ui/profile/list/profile-list-view.tsx'
import type { ShownList } from '#ui/profile/list/shown-list.ts'
import { StructuredDataBlock } from '#ui/structured-data/structured-data.tsx'
import { PageFrame } from './page-frame.tsx'
import { reportPastEnd, reportFailedParts, unwrapOrFail } from './render-report.ts'

interface Props extends Partial<ParsedFilters> {
  readonly locale: Locale
  /** A percent-encoded slug; null: the whole country. */
  readonly city: string | null
  readonly page: string
  /** Percent-encoded segments of the slug. */
  readonly category: readonly string[] | undefined
}

export async function SpecialistsContent({ locale, ...routeProps }: Props) {
  const { filters, rejectedFilters } = { ...noFilters, ...routeProps }
  const page = Number(routeProps.page)
  const categorySlug = routeProps.category?.map(decodeURIComponent).join('/') ?? null
  const { city, namesakeRegion, category, categories, profiles, alternatives } = unwrapOrFail(
    await useCases.viewList({
      city: routeProps.city && decodeURIComponent(routeProps.city),
      category: categorySlug,
      filters,
      page,
    }),
  )
  reportFailedParts('viewList', { namesakeRegion, categories, profiles, ...alternatives })
  reportPastEnd(profiles, page)
  const parent = category ? (findCategoryPath(getValueOr(categories, []), category.slug).at(-2) ?? null) : null
  const list = {
    locale,
    city,
    namesakeRegion: getValueOr(namesakeRegion, null),
    category,
    parent,
    filters,
    rejectedFilters,
  }
  const isEmpty = profiles.ok && profiles.value.items.length === 0
  return (
    <PageFrame
      locale={locale}
      path={getListPath({ ...list, category: categorySlug, page })}
      {...(hasFiltersOrSort(list) && { canonical: getListPath({ locale, city, category: categorySlug }) })}
      title={formatListPageTitle(list, page)}
      description={formatListDescription(list, page)}
      city={city}
      isNoindexed={isEmpty || hasFiltersOrSort(list)}
    >
      {profiles.ok && !isEmpty && !hasFiltersOrSort(list) && (
        <ListStructuredData list={list} categories={getValueOr(categories, [])} profiles={profiles.value} />
      )}
      <ProfileListView {...{ list, categories, profiles, page, alternatives }} />
    </PageFrame>
  )
}

interface ListDataProps {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly profiles: Page<Profile>
}

function ListStructuredData({ list, categories, profiles }: ListDataProps) {
  const { siteUrl } = getRuntime()
  const ancestors = list.category ? findCategoryPath(categories, list.category.slug).slice(0, -1) : []
  return (
    <>
      <StructuredDataBlock data={createBreadcrumbData(siteUrl, list, ancestors)} />
      <StructuredDataBlock data={createItemListData(siteUrl, list, profiles)} />
    </>
  )
}
