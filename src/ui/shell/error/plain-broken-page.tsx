import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { toErrorEntry } from '#application/error-entry.ts'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'

/** The scripts of every page contain this component, so it must be small and load no other file. */
export function PlainBrokenPage({ error }: { readonly error: unknown }) {
  const locale = getCurrentLocale()
  const { failed } = getBrowserTexts(locale)
  const { status, message } = toErrorEntry(error)
  return (
    <main className="container">
      <title>{failed.heading}</title>
      <div role="alert">
        <h1 className="display">{failed.heading}</h1>
        <p className="lead">{failed.text}</p>
        <BrokenPageActions locale={locale} />
        <p className="small quiet" lang="en">{`${status}. ${message}`}</p>
      </div>
    </main>
  )
}

export function BrokenPageActions({ locale }: { readonly locale: Locale }) {
  const { retry, home } = getBrowserTexts(locale).failed
  return (
    <>
      <ButtonLink kind="primary" large href={location.origin + location.pathname + location.search}>
        {retry}
      </ButtonLink>
      <ButtonLink large href={localizePath(locale, '/')}>
        {home}
      </ButtonLink>
    </>
  )
}
