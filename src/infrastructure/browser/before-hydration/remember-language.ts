// The names and the lifetime repeat the server's, because imported constants would lengthen the inline script. The
// language is read at once, because a browser that translates the page changes `lang`.
const cookie = `i18n_redirected=${document.documentElement.lang}`

/** For the next visit to `/`, unless the page opts out (R-locale-excluded). */
export function rememberLanguage(): void {
  if (document.cookie.includes(cookie) || document.querySelector('meta[name=no-cookie]')) return
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
}
