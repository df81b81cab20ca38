import { localeOf } from '#app/page-content/locale-of.ts'
import { shareImageSvg } from '#app/page-content/share-image.ts'

interface Props {
  readonly params: Promise<{ locale: string; kind: string; subject: string }>
}

/** The drawing of a picture (SVG), asked for by the web server alone, which paints and keeps it. */
export default async function ShareImage({ params }: Props) {
  const { locale, kind, subject } = await params
  const drawing = await shareImageSvg(localeOf(locale), kind, subject)
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
}
