import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM().window

/** Parses a document without running scripts. */
export const readDocument = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** The text of the only `h1`. Throws if there is none or several. */
export function getHeading(page: Document): string {
  const [heading, ...others] = page.querySelectorAll('h1')
  if (!heading || others.length > 0) throw new Error(`${others.length + Number(heading !== undefined)} first headings`)
  return heading.textContent
}

/** Text content with all white space, including no-break spaces, as single spaces. */
export const getText = (part: Element): string => part.textContent.replace(/\s+/g, ' ').trim()

export const getLanguage = (page: Document): string => page.documentElement.lang
