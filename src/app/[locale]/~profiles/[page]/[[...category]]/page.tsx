import { localeOf } from '../../../../page-content/locale-of'
import { SpecialistsContent } from '../../../../page-content/specialists-content'

export const revalidate = 300
export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; page: string; category?: string[] }>
}

/** `/profiles`: the specialists of the whole country. Its page and category stand in the query outside. */
export default async function ProfilesPage({ params }: Props) {
  const { locale, page, category } = await params
  return <SpecialistsContent locale={localeOf(locale)} city={null} page={page} category={category} />
}
