import { notFound } from 'next/navigation'
import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { readErrorAddress } from '#infrastructure/web-server/page-cache/error-address.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ErrorView } from '#ui/shell/error/error-view.tsx'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const generateStaticParams = () => []

export default async function ErrorPage({ params }: { readonly params: Promise<{ locale: string; error: string }> }) {
  const { locale: localeSegment, error: errorSegment } = await params
  const locale = parseLocale(localeSegment)
  const error = readErrorAddress(errorSegment)
  if (!error) notFound()
  const { status, message, requestId, missingPageTag, similarCities = [], path } = error
  return (
    <PageFrame
      locale={locale}
      path={path ?? null}
      title={getTranslator(locale)(status === 404 ? 'errors:notFound.title' : 'errors:failed.title')}
      description={message}
      // In another city, the category would be missing as well.
      citiesHref={missingPageTag === 'CategoryNotFound' ? localizePath(locale, citiesPath) : undefined}
      isError
    >
      <ErrorView
        {...{ locale, status, message }}
        {...(path !== undefined && { path })}
        {...(requestId && { errorId: requestId })}
        isCityUnknown={missingPageTag === 'CityNotFound'}
        suggestions={similarCities}
      />
    </PageFrame>
  )
}
