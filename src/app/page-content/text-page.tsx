import { textNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { notFound } from 'next/navigation'
import { localizePath } from '#application/routing/locale-path.ts'
import { TextView } from '#ui/text/text-view.tsx'
import { getText } from '#ui/text/texts.ts'
import { PlacementSection } from '#ui/placement/placement-section.tsx'
import { parseLocale } from './parse-locale.ts'
import { PageFrame } from './page-frame.tsx'

export interface TextPageProps {
  readonly params: Promise<{ locale: string; text?: string[] }>
}

export async function renderTextPage(firstSegment: string, params: TextPageProps['params']) {
  const { locale: localeSegment, text: otherSegments = [] } = await params
  const locale = parseLocale(localeSegment)
  const name =
    textNames.find(textName => routes[textName].path === `/${[firstSegment, ...otherSegments].join('/')}`) ?? notFound()
  const text = getText(locale, name)
  return (
    <PageFrame
      locale={locale}
      path={localizePath(locale, routes[name].path)}
      title={text.title}
      description={text.description}
    >
      <TextView
        {...{ locale, name, text }}
        {...(name === 'offer' && { insertion: { sectionId: 'paid', content: <PlacementSection locale={locale} /> } })}
      />
    </PageFrame>
  )
}
