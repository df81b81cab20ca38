import { noLanguageCookie } from '#application/routing/locale-path.ts'

/** Stores the page's language for the next visit to `/`, unless the page opts out (R-locale-excluded). */
export function rememberLanguage(): void {
  // The name and the lifetime repeat those of root-redirect.ts, which only the server loads. A test compares them.
  const cookie = `i18n_redirected=${document.documentElement.lang}`
  if (document.cookie.includes(cookie) || document.querySelector(`meta[name=${noLanguageCookie}]`)) return
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
}
