import { noLanguageCookie } from '#application/routing/locale-path.ts'

/** Stores the page's language for the next visit of `/`, unless the page opts out (R-locale-cookie). */
export function rememberLanguage(): void {
  // Name and lifetime repeat those of root-redirect.ts, which only the server loads; a test compares them.
  const cookie = `i18n_redirected=${document.documentElement.lang}`
  if (document.cookie.includes(cookie) || document.querySelector(`meta[name=${noLanguageCookie}]`)) return
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
}
