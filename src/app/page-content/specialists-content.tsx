import { listPath } from '#application/routing/list-path.ts'
import { orEmpty } from '#application/outcome.ts'
import { pathTo, type Category } from '#domain/category/category.ts'
import { isFiltered, type ProfileFilters } from '#domain/profile/profile-filters.ts'
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
import { notePastEnd, noteUnread, unwrapOrFail } from './render-report.ts'

interface Props {
  readonly locale: Locale
  /** Slug; null: the whole country. */
  readonly city: string | null
  /** Page number and category segments, as in the address. */
  readonly page: string
  readonly category: readonly string[] | undefined
  readonly filters?: ProfileFilters
}

/** A list of specialists. */
export async function SpecialistsContent({ locale, filters = {}, ...address }: Props) {
  const page = Number(address.page)
  const slug = address.category?.join('/') ?? null
  const { city, category, categories, profiles, alternatives } = unwrapOrFail(
    await useCases.viewList({ city: address.city, category: slug, filters, page }),
  )
  noteUnread('viewList', { categories, profiles, ...alternatives })
  notePastEnd(profiles, page)
  const list = { locale, city, category, filters }
  const title = fullListTitle(list, page)
  const isEmpty = profiles.ok && profiles.value.items.length === 0
  return (
    <PageFrame
      locale={locale}
      path={listPath({ ...list, category: slug, page })}
      {...(isFiltered(filters) && { canonical: listPath({ locale, city, category: slug }) })}
      title={title}
      description={translator(locale)('list:description', { title })}
      city={city}
      isUnlisted={isEmpty || isFiltered(filters)}
    >
      {profiles.ok && !isEmpty && !isFiltered(filters) && (
        <ListData list={list} categories={orEmpty(categories, [])} profiles={profiles.value} />
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
