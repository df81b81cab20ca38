import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserTexts } from '#ui/i18n/browser-texts.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'

/** The same address again, as a load of its own, or home. */
export function BrokenPageActions({ locale }: { readonly locale: Locale }) {
  const { retry, home } = browserTexts(locale).failed
  return (
    <>
      <ButtonLink kind="primary" large href={location.pathname + location.search}>
        {retry}
      </ButtonLink>
      <ButtonLink large href={localePath(locale, '/')}>
        {home}
      </ButtonLink>
    </>
  )
}
