import { locales, type Locale } from '#domain/shared/locale.ts'
import { escapeXml } from '#infrastructure/web-server/search-engines/xml.ts'
import type { Brand } from './read-brand.ts'

// Each picture states the name of its site: an SVG as `aria-label`, a screenshot in its metadata. So the check finds
// old pictures after a change of the name, and new pictures before it.

/** Finds logos and icons that state another name than the brand's, or none. */
export const findForeignPictures = ({ names, logos, icon, appIcon }: Brand): readonly string[] => {
  const allNames = locales.map(locale => names[locale].name)
  return [
    ...locales.flatMap(locale => checkPicture(`logo.${locale}.svg`, logos[locale], [names[locale].name])),
    ...checkPicture('icon.svg', icon, allNames),
    ...checkPicture('app-icon.svg', appIcon, allNames),
  ]
}

function checkPicture(file: string, svg: string, siteNames: readonly string[]): readonly string[] {
  const [, label] = /^<svg\b[^>]*\saria-label="([^"]*)"/.exec(svg) ?? []
  // A label may contain characters that need no escape, such as apostrophes, as they are.
  if (label !== undefined && siteNames.some(name => [name, escapeXml(name)].includes(label))) return []
  return [
    label === undefined
      ? `brand/${file}: no aria-label. Check that the file shows your brand, then add aria-label="${escapeXml(siteNames[0] ?? '')}" to <svg>`
      : `brand/${file}: the aria-label is '${label}', but names.json has '${siteNames[0]}'. Replace the file or its aria-label`,
  ]
}

/**
 * Formats the XMP metadata of a screenshot (https://www.iso.org/standard/75163.html). EXIF can't hold Cyrillic letters.
 */
export const formatSiteMetadata = (siteName: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${escapeXml(siteName)}"/></rdf:RDF></x:xmpmeta>`

/**
 * Whether a screenshot states that it shows another site. Screenshots made with other tools have no such metadata and
 * are accepted.
 */
export function isForeignScreenshot({ names }: Brand, locale: Locale, metadata = ''): boolean {
  const [, source] = /\sdc:source="([^"]*)"/.exec(metadata) ?? []
  return source !== undefined && source !== escapeXml(names[locale].name)
}
