import { parseLocale } from '#app/page-content/parse-locale.ts'
import { SpecialistsContent } from '#app/page-content/specialists-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; city: string; page: string; category?: string[] }>
}

export default async function SpecialistsPage({ params }: Props) {
  const { locale, city, page, category } = await params
  return <SpecialistsContent locale={parseLocale(locale)} city={city} page={page} category={category} />
}
