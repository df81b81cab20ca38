import { textPage, type TextPageProps } from '../../../text-page'

export const revalidate = false
export const generateStaticParams = () => []

export default function AboutPage({ params }: TextPageProps) {
  return textPage('about', params)
}
