import { toLatin } from '#domain/search/search-entry.ts'
import type { City } from './city.ts'

const aliasesByLatinName: ReadonlyMap<string, readonly string[]> = new Map([
  ['moskva', ['msk', 'moscow']],
  ['sankt peterburg', ['spb', 'piter', 'saint petersburg', 'st petersburg', 'petersburg']],
  ['saint petersburg', ['spb', 'piter', 'st petersburg', 'petersburg']],
  ['ekaterinburg', ['ekb', 'eburg', 'yekaterinburg']],
  ['nizhniy novgorod', ['nn', 'nnov', 'n novgorod']],
  ['novosibirsk', ['nsk']],
  ['chelyabinsk', ['chlb']],
  ['krasnoyarsk', ['krsk']],
  ['rostov na donu', ['rnd', 'rostov on don']],
  ['komsomolsk na amure', ['komsomolsk on amur']],
  ['nikolaevsk na amure', ['nikolayevsk on amur']],
  ['vladivostok', ['vlad', 'vdk']],
])

export const getCityAliases = ({ slug, name }: Pick<City, 'slug' | 'name'>): readonly string[] =>
  aliasesByLatinName.get(toLatin(slug)) ?? aliasesByLatinName.get(toLatin(name)) ?? []

/** Aliases that are also first names. */
export const firstNameAliases: ReadonlySet<string> = new Set(['vlad'])
