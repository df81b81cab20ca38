import type { Outcome } from '#application/outcome.ts'
import type { UseCases } from '#application/use-cases.ts'
import { citiesAFile, pagesAFile, profilesAPage, sitemapFiles, sitemapPath, type SitemapFile } from './sitemap-file.ts'
import { addressable, cityEntries, fixedEntries, listEntries, profileEntries } from './sitemap-entries.ts'
import { sitemapIndex, urlSet, type Entry } from './xml.ts'

export type Catalogue = Pick<UseCases, 'listRegions' | 'inhabitedCategories' | 'listProfilePages'>
type Text = Outcome<string | undefined, { readonly _tag: string }>

/** Makes the text of a file; undefined where the catalogue has no such file. All of it, or its error. */
export function sitemapMaker(siteUrl: string, catalogue: Catalogue): (file: SitemapFile) => Promise<Text> {
  const cities = async () => mapped(await catalogue.listRegions(), addressable)
  const ofEntries = (entries: readonly Entry[]) => (entries.length > 0 ? urlSet(siteUrl, entries) : undefined)

  const index = async (): Promise<Text> => {
    const [all, profiles] = await Promise.all([
      cities(),
      catalogue.listProfilePages({ from: 1, to: 1, perPage: profilesAPage }),
    ])
    if (!all.ok) return all
    return mapped(profiles, ({ profiles: first, lastPage }) => {
      const files = sitemapFiles(all.value.length, first.length > 0 ? lastPage : 0)
      return sitemapIndex(siteUrl, files.map(sitemapPath))
    })
  }

  const categories = async (number: number): Promise<Text> => {
    const all = await cities()
    if (!all.ok) return all
    const some = all.value.slice((number - 1) * citiesAFile, number * citiesAFile)
    if (some.length === 0) return { ok: true, value: undefined }
    // A file that the index names is there, even with nothing in it.
    return mapped(await catalogue.inhabitedCategories(some), places => urlSet(siteUrl, listEntries(places)))
  }

  const profiles = async (number: number): Promise<Text> => {
    const range = { from: (number - 1) * pagesAFile + 1, to: number * pagesAFile, perPage: profilesAPage }
    return mapped(await catalogue.listProfilePages(range), found => ofEntries(profileEntries(found.profiles)))
  }

  return async file => {
    switch (file.kind) {
      case 'index':
        return index()
      case 'pages':
        return { ok: true, value: ofEntries(fixedEntries) }
      case 'cities':
        return mapped(await cities(), all => urlSet(siteUrl, cityEntries(all)))
      case 'categories':
        return categories(file.number)
      case 'profiles':
        return profiles(file.number)
    }
  }
}

const mapped = <A, B, E>(outcome: Outcome<A, E>, change: (value: A) => B): Outcome<B, E> =>
  outcome.ok ? { ok: true, value: change(outcome.value) } : outcome
