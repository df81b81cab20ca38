import { localePath } from '#application/routing/locale-path.ts'
import { inCity } from '#domain/city/city-grammar.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { CityView } from '#ui/city/city-view.tsx'
import { translator } from '#ui/i18n/translator.ts'
import { localeOf, unwrapOrFail } from '#app/page-content/render-report.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

/** A city with fewer leads to its neighbours, too. */
const fewSpecialists = 3

export default async function CityPage({ params }: { readonly params: Promise<{ locale: string; city: string }> }) {
  const given = await params
  const locale = localeOf(given.locale)
  const city = unwrapOrFail(await useCases.findCity(given.city))
  const [categories, best, regions] = await Promise.all([
    useCases.listCategories({ cityId: city.id, withAvatars: true }),
    useCases.listProfiles({ cityId: city.id, page: 1, perPage: 4 }),
    useCases.listRegions(),
  ])
  const few = best.ok && best.value.total < fewSpecialists
  const near = few ? await useCases.nearTowns({ city }) : null
  const t = translator(locale)
  const isUnlisted = best.ok && best.value.total === 0
  const where = { inCity: inCity(city.name, locale) }
  const head = { title: t('city:title', where), description: t('city:description', where) }
  return (
    <PageFrame locale={locale} path={localePath(locale, `/${city.slug}`)} {...head} {...{ city, isUnlisted }}>
      <CityView {...{ locale, city, categories, best, regions, near }} />
    </PageFrame>
  )
}
