import { shownError } from '#application/error-table.ts'
import { browserTexts, currentLocale } from '#ui/i18n/browser-texts.ts'
import { BrokenPageActions } from './broken-page-actions.tsx'

/** Needs no file that the page has not: it stands where nothing else comes any more. */
export function PlainBrokenPage({ error }: { readonly error: unknown }) {
  const locale = currentLocale()
  const { brand, failed } = browserTexts(locale)
  const { status, message } = shownError(error)
  return (
    <main className="container">
      <title>{`${failed.heading} | ${brand}`}</title>
      <div role="alert">
        <h1 className="display">{failed.heading}</h1>
        <p className="lead">{failed.text}</p>
        <BrokenPageActions locale={locale} />
        <p className="small quiet" lang="en">{`${status}. ${message}`}</p>
      </div>
    </main>
  )
}
