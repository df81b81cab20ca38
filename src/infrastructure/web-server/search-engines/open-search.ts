import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import texts from './open-search.json'
import { escapeXml } from './xml.ts'

/** Formats an OpenSearch 1.1 description, which lets a browser search the site from its address bar. */
export const formatOpenSearch = (siteUrl: string, locale: Locale): string => {
  const { name, description } = texts[locale]
  const searchUrl = escapeXml(`${siteUrl}${localizePath(locale, '/profiles')}?search={searchTerms}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${locale}</Language>
<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>
<Url type="text/html" template="${searchUrl}"/>
</OpenSearchDescription>
`
}
