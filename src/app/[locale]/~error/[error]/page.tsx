import { notFound } from 'next/navigation'
import { localePath } from '#application/routing/locale-path.ts'
import { readErrorAddress } from '#infrastructure/web-server/page-cache/error-address.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ErrorView } from '#ui/shell/error/error-view.tsx'
import { parseLocale } from '#app/page-content/render-report.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

/** The page of every error. Only the page cache requests it. */
export default async function ErrorPage({ params }: { readonly params: Promise<{ locale: string; error: string }> }) {
  const { locale: given, error: address } = await params
  const locale = parseLocale(given)
  const error = readErrorAddress(address)
  if (!error) notFound()
  const { status, message, id, tag, near = [], path } = error
  const t = getTranslator(locale)
  const title = status === 404 ? t('errors:notFound.title') : t('errors:failed.title')
  return (
    <PageFrame
      locale={locale}
      path={path ?? localePath(locale, '/')}
      title={title}
      description={message}
      isError
      isBare={status === 400 || status === 414}
    >
      <ErrorView
        {...{ locale, status, message }}
        {...(path !== undefined && { path })}
        {...(id && { errorId: id })}
        isCityUnknown={tag === 'CityNotFound'}
        suggestions={near}
      />
    </PageFrame>
  )
}
