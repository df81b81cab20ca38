import { parseComparedIds } from '#domain/profile/comparison.ts'
import { ComparisonContent } from '#app/page-content/comparison-content.tsx'
import { parseLocale } from '#app/page-content/parse-locale.ts'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; ids?: string[] }>
}

export default async function ComparisonPage({ params }: Props) {
  const { locale, ids: [segment = ''] = [] } = await params
  return <ComparisonContent locale={parseLocale(locale)} ids={parseComparedIds(segment.split('-'))} />
}
