import { getCityChoicePath } from '#application/routing/city-choice.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { decodeCitiesQuery } from '#infrastructure/web-server/address.ts'
import { ListCitiesView } from '#ui/city/list/list-cities-view.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { unwrapOrFail } from '#app/page-content/render-report.ts'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; list?: string[] }>
}

export default async function ListCitiesPage({ params }: Props) {
  const { locale: segment, list: [query = ''] = [] } = await params
  const locale = parseLocale(segment)
  const { prefix, ...list } = decodeCitiesQuery(query)
  const regions = unwrapOrFail(await useCases.listAllRegions())
  return (
    <PageFrame
      locale={locale}
      path={getCityChoicePath(locale, { ...list, prefix })}
      title={getTranslator(locale)('city:listCities.heading')}
      isNoindexed
    >
      <ListCitiesView {...{ locale, regions, list, prefix }} />
    </PageFrame>
  )
}
