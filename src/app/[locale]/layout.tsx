import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '#ui/kit/styles/global.css'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { LiveRegions } from '#ui/overlay/live-regions.tsx'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { ClientRoot } from '#app/browser/client-root.tsx'
import { getAppMetadata } from '#app/page-content/app-metadata.ts'
import { Document } from '#app/page-content/document.tsx'
import { parseLocale } from '#app/page-content/parse-locale.ts'

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return getAppMetadata(parseLocale((await params).locale))
}
export const viewport: Viewport = { colorScheme: 'light dark' }

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ locale: string }>
}

export default async function RootLayout({ children, params }: Props) {
  const locale = parseLocale((await params).locale)
  return (
    <Document locale={locale}>
      <body>
        <ClientRoot locale={locale} texts={{ overlay: getOverlayTexts(locale), picker: getCityPickerTexts(locale) }}>
          {children}
        </ClientRoot>
        <LiveRegions />
      </body>
    </Document>
  )
}
