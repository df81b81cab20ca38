import { renderTextPage, type TextPageProps } from '#app/page-content/text-page.tsx'

export const generateStaticParams = () => []

export default function HelpPage({ params }: TextPageProps) {
  return renderTextPage('help', params)
}
