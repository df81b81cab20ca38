// The names and the lifetime repeat those of the server, because imported constants would lengthen the inline script. A
// test compares them. The language is read at once, because a browser that translates the page changes `lang`.
const cookie = `i18n_redirected=${document.documentElement.lang}`

/** Stores the page's language for the next visit to `/`, unless the page opts out (R-locale-excluded). */
export function rememberLanguage(): void {
  if (document.cookie.includes(cookie) || document.querySelector('meta[name=no-cookie]')) return
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`
}
