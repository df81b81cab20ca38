import { locales, type Locale } from '#domain/shared/locale.ts'
import { escapeXml } from '#infrastructure/web-server/search-engines/xml.ts'
import type { Brand } from './read-brand.ts'

export const findPictureProblems = ({ names, logos, icon, appIcon }: Brand): readonly string[] => {
  const allNames = locales.map(locale => names[locale].name)
  return [
    ...locales.flatMap(locale => findLabelProblems(`logo.${locale}.svg`, logos[locale], [names[locale].name])),
    ...findLabelProblems('icon.svg', icon, allNames),
    ...findLabelProblems('app-icon.svg', appIcon, allNames),
  ]
}

function findLabelProblems(file: string, svg: string, siteNames: readonly string[]): readonly string[] {
  const [, label] = /^<svg\b[^>]*\saria-label="([^"]*)"/.exec(svg) ?? []
  // Labels may be unescaped: an apostrophe, for example, needs no escape.
  if (label !== undefined && siteNames.some(name => [name, escapeXml(name)].includes(label))) return []
  return [
    label === undefined
      ? `brand/${file}: no aria-label. Check that the file shows your brand, then add aria-label="${escapeXml(siteNames[0] ?? '')}" to <svg>`
      : `brand/${file}: the aria-label is '${label}', but names.json has '${siteNames[0]}'. Replace the file or its aria-label`,
  ]
}

/** XMP (https://www.iso.org/standard/75163.html), because most EXIF text fields are ASCII. */
export const formatSiteMetadata = (siteName: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${escapeXml(siteName)}"/></rdf:RDF></x:xmpmeta>`

/** Accepts a screenshot without the metadata, because other tools do not write it. */
export function isForeignScreenshot({ names }: Brand, locale: Locale, metadata = ''): boolean {
  const [, source] = /\sdc:source="([^"]*)"/.exec(metadata) ?? []
  return source !== undefined && source !== escapeXml(names[locale].name)
}
