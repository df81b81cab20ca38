import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  citiesPerFile,
  profilePagesPerFile,
  profilesPerRequest,
  readSitemapPath,
  listSitemapFiles,
  getSitemapPath,
} from './sitemap-file.ts'

describe('the files of the sitemap', () => {
  it('are parsed back from their paths', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), fc.nat({ max: 5000 }), (cityCount, pageCount) => {
        const files = [{ kind: 'index' } as const, ...listSitemapFiles(cityCount, pageCount)]
        expect(files.map(file => readSitemapPath(getSitemapPath(file)))).toEqual(files)
      }),
    )
  })

  it('are listed for the size of the catalog', () => {
    const listPaths = (cityCount: number, pageCount: number) =>
      listSitemapFiles(cityCount, pageCount).map(getSitemapPath)
    expect(listPaths(0, 0)).toEqual(['/sitemaps/pages.xml'])
    expect(listPaths(3, 0)).toEqual(['/sitemaps/pages.xml'])
    expect(listPaths(citiesPerFile + 1, profilePagesPerFile).slice(1)).toEqual([
      '/sitemaps/cities-1.xml',
      '/sitemaps/cities-2.xml',
      '/sitemaps/profiles-1.xml',
    ])
  })

  it('stay within the limit of URLs per file if a city has at most 400 categories with specialists', () => {
    const languages = 2
    // A city's page, its list, and its lists by category.
    const urlsPerCity = 2 + 400
    expect(profilePagesPerFile * profilesPerRequest * languages).toBeLessThanOrEqual(50_000)
    expect(citiesPerFile * urlsPerCity * languages).toBeLessThanOrEqual(50_000)
  })

  it('are complete before a proxy gives up, if an API call takes 0.75 s on average', () => {
    const proxyTimeouts = ['deploy/nginx.conf', 'deploy/nginx-tls.conf', 'deploy/varnish/backends.vcl'].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/(?:proxy_read_timeout |first_byte_timeout = )(\d+)s;/g)].map(
        ([, seconds]) => Number(seconds),
      ),
    )
    expect(proxyTimeouts.length).toBeGreaterThanOrEqual(3)
    const callSeconds = 0.75
    // A file first makes at most one call, for the regions or the number of pages. Cities are read two at a time.
    expect((1 + citiesPerFile / 2) * callSeconds).toBeLessThan(Math.min(...proxyTimeouts))
    expect((1 + profilePagesPerFile) * callSeconds).toBeLessThan(Math.min(...proxyTimeouts))
  })

  it.each([
    '/sitemaps/x.xml',
    '/sitemaps/cities.xml',
    '/sitemaps/profiles.xml',
    '/sitemaps/profiles-0.xml',
    '/sitemaps/',
  ])('do not include %s', path => {
    expect(readSitemapPath(path)).toBeUndefined()
  })
})
