import { localePath } from '../../application/routing/locale-path'
import type { Locale } from '../../domain/shared/locale'
import { browserTexts } from '../i18n/browser-texts'
import { ButtonLink } from '../kit/actions/button'

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
