import { notFound } from 'next/navigation'
import { localePath } from '../../application/routing/locale-path'
import { textAt, textPaths } from '../../application/routing/texts'
import { TextView } from '../../ui/text/text-view'
import { textOf } from '../../ui/text/texts'
import { localeOf } from './locale-of'
import { PageFrame } from './page-frame'

export interface TextPageProps {
  readonly params: Promise<{ locale: string; text?: string[] }>
}

/** The page of a text whose address begins with `first`. */
export async function textPage(first: string, params: TextPageProps['params']) {
  const { locale: given, text: rest = [] } = await params
  const locale = localeOf(given)
  const name = textAt(`/${[first, ...rest].join('/')}`) ?? notFound()
  const text = textOf(locale, name)
  return (
    <PageFrame
      locale={locale}
      path={localePath(locale, textPaths[name])}
      title={text.title}
      description={text.description}
    >
      <TextView locale={locale} name={name} text={text} />
    </PageFrame>
  )
}
