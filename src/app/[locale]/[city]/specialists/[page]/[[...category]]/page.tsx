import { useCases } from '#infrastructure/di/container.ts'
import { localeOf, unwrapOrFail } from '#app/page-content/render-report.ts'
import { SpecialistsContent } from '#app/page-content/specialists-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; city: string; page: string; category?: string[] }>
}

export default async function SpecialistsPage({ params }: Props) {
  const { locale, city, page, category } = await params
  const found = unwrapOrFail(await useCases.findCity(city))
  return <SpecialistsContent locale={localeOf(locale)} city={found} page={page} category={category} />
}
