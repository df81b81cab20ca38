import { locales, type Locale } from '#domain/shared/locale.ts'
import { escapeXml } from '#infrastructure/web-server/search-engines/xml.ts'
import type { Brand } from './read-brand.ts'

// Each picture states the name of its site: an SVG as `aria-label`, a screenshot in its metadata. So a picture that was left
// from another brand is noticed after the name has changed, and the other way round.

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
  const expectedLabels = siteNames.map(escapeXml)
  if (label !== undefined && expectedLabels.includes(label)) return []
  return [
    label === undefined
      ? `brand/${file}: add aria-label="${expectedLabels[0]}" to <svg> once it is the picture of your site`
      : `brand/${file}: the aria-label says that it is the picture of '${label}', but the site is '${siteNames[0]}'`,
  ]
}

/** XMP metadata of a screenshot (https://www.iso.org/standard/75163.html). EXIF can't hold Cyrillic letters. */
export const formatSiteMetadata = (siteName: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${escapeXml(siteName)}"/></rdf:RDF></x:xmpmeta>`

/** Whether a screenshot states that it shows another site. One from another program states nothing. */
export function isForeignScreenshot({ names }: Brand, locale: Locale, metadata = ''): boolean {
  const [, source] = /\sdc:source="([^"]*)"/.exec(metadata) ?? []
  return source !== undefined && source !== escapeXml(names[locale].name)
}
