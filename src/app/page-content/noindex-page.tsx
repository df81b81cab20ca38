import type { ReactNode } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator, type Translator } from '#ui/i18n/translator.ts'
import { parseLocale } from './parse-locale.ts'
import { PageFrame } from './page-frame.tsx'

interface Props {
  readonly params: Promise<{ locale: string }>
}

export function createNoindexPage(
  path: string,
  getTitle: (t: Translator) => string,
  renderContent: (locale: Locale, title: string) => ReactNode,
): (props: Props) => Promise<ReactNode> {
  return async function NoindexPage({ params }) {
    const locale = parseLocale((await params).locale)
    const title = getTitle(getTranslator(locale))
    return (
      <PageFrame locale={locale} path={localizePath(locale, path)} title={title} isNoindexed>
        {renderContent(locale, title)}
      </PageFrame>
    )
  }
}
