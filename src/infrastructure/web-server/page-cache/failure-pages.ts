import type { Locale } from '../../../domain/shared/locale'
import type { Rendered } from './ask-next'
import { errorAddress, type ErrorPage } from './error-address'
import { finishPage } from './finish-page'
import type { Page } from './page'

// Stands where the number of the error will: nothing else in a page looks like it.
const anyNumber = '~error-number~'

/** Pages of failures of the site, each rendered once and finished for every failure with its own number. */
export function failurePages(ask: (locale: Locale, address: string) => Promise<Rendered>, loader: string) {
  const templates = new Map<string, Promise<Rendered>>()

  const templateOf = (locale: Locale, error: ErrorPage) => {
    const address = errorAddress(locale, { ...error, id: anyNumber })
    const known = templates.get(address)
    if (known) return known
    const asked = ask(locale, address)
    templates.set(address, asked)
    // Rendered anew next time if that failed; whoever waits for it is told.
    asked.catch(() => templates.delete(address))
    return asked
  }

  return async (locale: Locale, error: ErrorPage, id: string): Promise<Page> => {
    const template = await templateOf(locale, error)
    const { made } = template.render
    if (!made) throw new Error('Next made no page')
    const render = { made: { ...made, html: made.html.replaceAll(anyNumber, id) } }
    return finishPage({ ...template, render }, loader, error.status, 'never')
  }
}
