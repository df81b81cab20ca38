import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM().window

export const parseDocument = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

export function getHeading(page: Document): string {
  const [heading, ...otherHeadings] = page.querySelectorAll('h1')
  if (!heading || otherHeadings.length > 0)
    throw new Error(`Expected one h1, found ${otherHeadings.length + Number(heading !== undefined)}`)
  return heading.textContent
}

export const getText = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim()

export const getLanguage = (page: Document): string => page.documentElement.lang
