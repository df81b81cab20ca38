import { listPath } from '#application/routing/list-path.ts'
import { orEmpty } from '#application/outcome.ts'
import { pathTo, type Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { isFiltered, isNarrowed, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { translator } from '#ui/i18n/translator.ts'
import { breadcrumbData, itemListData } from '#ui/profile/list/list-structured-data.ts'
import { fullListTitle } from '#ui/profile/list/list-title.ts'
import { ProfileListView } from '#ui/profile/list/profile-list-view.tsx'
import type { ShownList } from '#ui/profile/list/shown-list.ts'
import { StructuredDataBlock } from '#ui/structured-data/structured-data.tsx'
import { PageFrame } from './page-frame.tsx'
import { notePastEnd, unwrapOrFail } from './render-report.ts'

interface Props {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  /** Page number and category segments, as in the address. */
  readonly page: string
  readonly category: readonly string[] | undefined
  readonly filters?: ProfileFilters
}

/** A list of specialists. It fails without its category and, for the whole country, without the list itself (R-failed-page). */
export async function SpecialistsContent({ locale, city, page: number, category: segments, filters = {} }: Props) {
  const page = Number(number)
  const slug = segments?.join('/')
  const place = { ...(city && { cityId: city.id }), ...(slug !== undefined && { category: slug }) }
  const ofCity = city ? { cityId: city.id } : {}
  const { priceText: _, ...asked } = filters
  const [found, categories, profiles] = await Promise.all([
    slug === undefined ? undefined : useCases.findCategory({ slug, ...ofCity }),
    useCases.listCategories(ofCity),
    useCases.listProfiles({ page, ...place, ...asked }),
  ])
  const category = found ? unwrapOrFail(found) : null
  if (!city) unwrapOrFail(profiles)
  notePastEnd(profiles, page)
  const list = { locale, city, category, filters }
  const title = fullListTitle(list, page)
  const isEmpty = profiles.ok && profiles.value.items.length === 0
  return (
    <PageFrame
      locale={locale}
      path={listPath({ ...list, category: slug ?? null, page })}
      {...(isFiltered(filters) && { canonical: listPath({ locale, city, category: slug ?? null }) })}
      title={title}
      description={translator(locale)('list:description', { title })}
      city={city}
      isUnlisted={isEmpty || isFiltered(filters)}
    >
      {profiles.ok && !isEmpty && !isFiltered(filters) && (
        <ListData list={list} categories={orEmpty(categories, [])} profiles={profiles.value} />
      )}
      <ProfileListView
        {...{ list, categories, profiles, page }}
        {...(profiles.ok && profiles.value.total === 0 && (await alternatives(city, place, filters)))}
      />
    </PageFrame>
  )
}

interface ListDataProps {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly profiles: Page<Profile>
}

/** The list's structured data for search engines. */
function ListData({ list, categories, profiles }: ListDataProps) {
  const { siteUrl } = runtime()
  const parents = list.category ? pathTo(categories, list.category.slug).slice(0, -1) : []
  return (
    <>
      <StructuredDataBlock data={breadcrumbData(siteUrl, list, parents)} />
      <StructuredDataBlock data={itemListData(siteUrl, list, profiles)} />
    </>
  )
}

/** What an empty list offers instead: how many there are without its filters, or in the whole country, or where the nearest are. */
async function alternatives(
  city: City | null,
  place: { readonly cityId?: number; readonly category?: string },
  filters: ProfileFilters,
) {
  if (isNarrowed(filters)) {
    const { priceText: _, ...asked } = filters
    const { cityId, ...category } = place
    const [all, everywhere] = await Promise.all([
      useCases.listProfiles({ ...place, page: 1, perPage: 1 }),
      cityId !== undefined && filters.search !== undefined
        ? useCases.listProfiles({ ...category, ...asked, page: 1, perPage: 1 })
        : undefined,
    ])
    return {
      unfiltered: all.ok ? all.value.total : null,
      ...(everywhere && { everywhere: everywhere.ok ? everywhere.value.total : null }),
    }
  }
  if (!city) return {}
  const { category } = place
  return { near: await useCases.nearTowns({ city, ...(category !== undefined && { category }) }) }
}
