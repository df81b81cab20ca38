import { parseLocale } from '#app/page-content/parse-locale.ts'
import { SpecialistsContent } from '#app/page-content/specialists-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; page: string; category?: string[] }>
}

export default async function ProfilesPage({ params }: Props) {
  const { locale, page, category } = await params
  return <SpecialistsContent locale={parseLocale(locale)} city={null} page={page} category={category} />
}
