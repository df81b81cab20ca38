import { getCityPath } from '#application/routing/list-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import { addRegion } from '#domain/city/namesakes.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { CityView } from '#ui/city/city-view.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { reportFailedParts, unwrapOrFail } from '#app/page-content/render-report.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

export default async function CityPage({ params }: { readonly params: Promise<{ locale: string; city: string }> }) {
  const routeParams = await params
  const locale = parseLocale(routeParams.locale)
  const { city, namesakeRegion, ...parts } = unwrapOrFail(await useCases.viewCity(decodeURIComponent(routeParams.city)))
  reportFailedParts('viewCity', parts)
  const { bestProfiles } = parts
  const t = getTranslator(locale)
  const isNoindexed = bestProfiles.ok && bestProfiles.value.total === 0
  const cityParameters = { inCity: addRegion(formatCityLocative(city.name, locale), namesakeRegion) }
  const headTexts = { title: t('city:title', cityParameters), description: t('city:description', cityParameters) }
  return (
    <PageFrame locale={locale} path={localizePath(locale, getCityPath(city))} {...headTexts} {...{ city, isNoindexed }}>
      <CityView {...{ locale, city, namesakeRegion }} {...parts} />
    </PageFrame>
  )
}
