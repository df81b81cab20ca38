import { listPath } from '../application/navigation/list-path'
import type { City } from '../domain/city/city'
import type { Locale } from '../domain/shared/locale'
import { useCases } from '../infrastructure/di/container'
import { translator } from '../ui/i18n/translator'
import { listTitle } from '../ui/profile/list-title'
import { ProfileListView } from '../ui/profile/profile-list-view'
import { needed } from './needed'
import { Page } from './page-frame'

interface Props {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  /** The address's page and segments of the category. */
  readonly page: string
  readonly category: readonly string[] | undefined
}

/** The page of a list of specialists. Its own reads are the category and, for the country, the list itself (R-failed-page). */
export async function Specialists({ locale, city, page: number, category: segments }: Props) {
  const page = Number(number)
  const slug = segments?.join('/')
  const ofCity = city ? { cityId: city.id } : {}
  const [found, categories, profiles] = await Promise.all([
    slug === undefined ? undefined : useCases.findCategory({ slug, ...ofCity }),
    useCases.listCategories(ofCity),
    useCases.listProfiles({ page, ...ofCity, ...(slug !== undefined && { category: slug }) }),
  ])
  const category = found ? needed(found) : null
  if (!city) needed(profiles)
  const t = translator(locale)
  const title = listTitle(locale, city, category)
  return (
    <Page
      locale={locale}
      path={listPath({ locale, city, page, category: slug ?? null })}
      title={page > 1 ? t('list:titleOfPage', { title, page }) : title}
      description={t('list:description', { title })}
      city={city}
      isUnlisted={profiles.ok && profiles.value.items.length === 0}
    >
      <ProfileListView {...{ locale, city, category, categories, profiles, page }} />
    </Page>
  )
}
