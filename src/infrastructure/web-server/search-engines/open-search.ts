import descriptions from '#brand/descriptions.json'
import brandNames from '#brand/names.json'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { escapeXml } from './xml.ts'

export const formatOpenSearch = (siteUrl: string, locale: Locale): string => {
  const searchUrl = escapeXml(`${siteUrl}${localizePath(locale, '/profiles')}?search={searchTerms}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(brandNames[locale].name)}</ShortName>
<Description>${escapeXml(descriptions[locale])}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${locale}</Language>
<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>
<Url type="text/html" template="${searchUrl}"/>
</OpenSearchDescription>
`
}
