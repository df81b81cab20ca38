import { notFound } from 'next/navigation'
import { localePath } from '#application/routing/locale-path.ts'
import { readErrorAddress } from '#infrastructure/web-server/page-cache/error-address.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ErrorView } from '#ui/shell/error/error-view.tsx'
import { localeOf } from '#app/page-content/locale-of.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

/** The page of every error. Only the page cache requests it. */
export default async function ErrorPage({ params }: { readonly params: Promise<{ locale: string; error: string }> }) {
  const { locale: given, error: address } = await params
  const locale = localeOf(given)
  const error = readErrorAddress(address)
  if (!error) notFound()
  const { status, message, id, tag, near = [], path = localePath(locale, '/') } = error
  const t = translator(locale)
  const title = status === 404 ? t('errors:notFound.title') : t('errors:failed.title')
  const shown = status === 404 ? `Page not found: ${path}` : message
  return (
    <PageFrame locale={locale} path={path} title={title} description={message} isError isBare={status === 400}>
      <ErrorView
        {...{ locale, status, path }}
        {...(id && { errorId: id })}
        message={shown}
        isCityUnknown={tag === 'CityNotFound'}
        suggestions={near}
      />
    </PageFrame>
  )
}
