import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { localeCookie, localeCookieLife } from '#infrastructure/web-server/locale/root.ts'

/** Stores the page's language for the next visit of `/`, unless the page opts out (R-locale-cookie). */
export function rememberLanguage(): void {
  const cookie = `${localeCookie}=${document.documentElement.lang}`
  if (document.cookie.includes(cookie) || document.querySelector(`meta[name=${noLanguageCookie}]`)) return
  document.cookie = `${cookie};path=/;max-age=${localeCookieLife};samesite=lax`
}
