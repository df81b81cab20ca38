import { renderTextPage, type TextPageProps } from '#app/page-content/text-page.tsx'

export const generateStaticParams = () => []

export default function AboutPage({ params }: TextPageProps) {
  return renderTextPage('about', params)
}
