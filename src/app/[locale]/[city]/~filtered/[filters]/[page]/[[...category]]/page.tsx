import { useCases } from '#infrastructure/di/container.ts'
import { filtersOf } from '#infrastructure/web-server/address.ts'
import { localeOf, unwrapOrFail } from '#app/page-content/render-report.ts'
import { SpecialistsContent } from '#app/page-content/specialists-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; city: string; filters: string; page: string; category?: string[] }>
}

/** A filtered list of a city. In public addresses the filters are query parameters. */
export default async function FilteredSpecialistsPage({ params }: Props) {
  const { locale, city, filters, ...rest } = await params
  const found = unwrapOrFail(await useCases.findCity(city))
  const { page, category } = rest
  return (
    <SpecialistsContent
      locale={localeOf(locale)}
      city={found}
      filters={filtersOf(filters)}
      page={page}
      category={category}
    />
  )
}
