import { localeOf } from '../../../../locale-of'
import { shareImageSvg } from '../../../../share-image'

interface Props {
  readonly params: Promise<{ locale: string; kind: string; of: string }>
}

/** The drawing of a picture (SVG), asked for by the web server alone, which paints and keeps it. */
export default async function ShareImage({ params }: Props) {
  const { locale, kind, of } = await params
  const drawing = await shareImageSvg(localeOf(locale), kind, of)
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
}
