import { cityPath } from '#application/routing/list-path.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { CityView } from '#ui/city/city-view.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { parseLocale, noteMissingPart, unwrapOrFail } from '#app/page-content/render-report.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

export default async function CityPage({ params }: { readonly params: Promise<{ locale: string; city: string }> }) {
  const given = await params
  const locale = parseLocale(given.locale)
  const { city, ...parts } = unwrapOrFail(await useCases.viewCity(decodeURIComponent(given.city)))
  noteMissingPart('viewCity', parts)
  const { best } = parts
  const t = getTranslator(locale)
  const isUnlisted = best.ok && best.value.total === 0
  const where = { inCity: formatCityLocative(city.name, locale) }
  const head = { title: t('city:title', where), description: t('city:description', where) }
  return (
    <PageFrame locale={locale} path={localePath(locale, cityPath(city))} {...head} {...{ city, isUnlisted }}>
      <CityView {...{ locale, city }} {...parts} />
    </PageFrame>
  )
}
