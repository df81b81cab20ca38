import { localePath } from '#application/routing/locale-path.ts'
import { loginPath } from '#application/routing/return-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'

interface Props {
  readonly className: string | undefined
  readonly locale: Locale
  /** Of this page: the way back. */
  readonly path: string
}

/** Opens the login on the spot; before the page wakes it leads there. */
export function LoginLink({ className, locale, path }: Props) {
  return (
    <a className={className} href={loginPath(localePath(locale, '/'), path)} data-login>
      {translator(locale)('common:nav.signIn')}
    </a>
  )
}
