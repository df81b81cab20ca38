import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM().window

/** What a document holds without script. */
export const readDocument = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** The text of its only first heading. */
export function getHeading(page: Document): string {
  const [heading, ...others] = page.querySelectorAll('h1')
  if (!heading || others.length > 0) throw new Error(`${others.length + Number(heading !== undefined)} first headings`)
  return heading.textContent
}

/** What is read there: a space that breaks no line is a space. */
export const getText = (part: Element): string => part.textContent.replace(/\s+/g, ' ').trim()

/** The language that it says it is in. */
export const getLanguage = (page: Document): string => page.documentElement.lang
