import { textNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { notFound } from 'next/navigation'
import { localePath } from '#application/routing/locale-path.ts'
import { TextView } from '#ui/text/text-view.tsx'
import { getText } from '#ui/text/texts.ts'
import { PlacementSection } from '#ui/placement/placement-section.tsx'
import { parseLocale } from './render-report.ts'
import { PageFrame } from './page-frame.tsx'

export interface TextPageProps {
  readonly params: Promise<{ locale: string; text?: string[] }>
}

/** A Markdown page whose path begins with `first`. */
export async function renderTextPage(first: string, params: TextPageProps['params']) {
  const { locale: given, text: rest = [] } = await params
  const locale = parseLocale(given)
  const name = textNames.find(each => routes[each].path === `/${[first, ...rest].join('/')}`) ?? notFound()
  const text = getText(locale, name)
  return (
    <PageFrame
      locale={locale}
      path={localePath(locale, routes[name].path)}
      title={text.title}
      description={text.description}
    >
      <TextView
        {...{ locale, name, text }}
        {...(name === 'offer' && { inserted: { part: 'paid', content: <PlacementSection locale={locale} /> } })}
      />
    </PageFrame>
  )
}
