import { listPath } from '#application/routing/list-path.ts'
import { orEmpty } from '#application/outcome.ts'
import type { City } from '#domain/city/city.ts'
import { isFiltered, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { translator } from '#ui/i18n/translator.ts'
import { fullListTitle } from '#ui/profile/list/list-title.ts'
import { ProfileListView } from '#ui/profile/list/profile-list-view.tsx'
import { ListData } from './list-data.tsx'
import { unwrapOrFail } from './unwrap-or-fail.ts'
import { notePastEnd } from './past-end.ts'
import { alternatives } from './alternatives.ts'
import { PageFrame } from './page-frame.tsx'

interface Props {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  /** The address's page and segments of the category. */
  readonly page: string
  readonly category: readonly string[] | undefined
  readonly filters?: ProfileFilters
}

/** The page of a list of specialists. Its own reads are the category and, for the country, the list itself (R-failed-page). */
export async function SpecialistsContent({ locale, city, page: number, category: segments, filters = {} }: Props) {
  const page = Number(number)
  const slug = segments?.join('/')
  const place = { ...(city && { cityId: city.id }), ...(slug !== undefined && { category: slug }) }
  const ofCity = city ? { cityId: city.id } : {}
  const [found, categories, profiles] = await Promise.all([
    slug === undefined ? undefined : useCases.findCategory({ slug, ...ofCity }),
    useCases.listCategories(ofCity),
    useCases.listProfiles({ page, ...place, ...filters }),
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
