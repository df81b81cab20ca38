import { textPage, type TextPageProps } from '../../../page-content/text-page'

export const revalidate = false
export const generateStaticParams = () => []

export default function AboutPage({ params }: TextPageProps) {
  return textPage('about', params)
}
