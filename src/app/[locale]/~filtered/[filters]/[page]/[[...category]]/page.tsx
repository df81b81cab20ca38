import { decodeFilters } from '#infrastructure/web-server/address.ts'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { SpecialistsContent } from '#app/page-content/specialists-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; filters: string; page: string; category?: string[] }>
}

export default async function FilteredProfilesPage({ params }: Props) {
  const { locale, filters, page, category } = await params
  return (
    <SpecialistsContent
      locale={parseLocale(locale)}
      city={null}
      page={page}
      category={category}
      {...decodeFilters(filters)}
    />
  )
}
