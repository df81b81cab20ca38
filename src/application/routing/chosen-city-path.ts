import type { Locale } from '#domain/shared/locale.ts'
import { resolveList } from './resolve-list.ts'
import { getCityPath, getListPath } from './list-path.ts'
import { localizePath } from './locale-path.ts'

export function getChosenCityPath(locale: Locale, path: string, query: string, slug: string): string {
  const list = resolveList(path, query)
  return list ? getListPath({ locale, city: { slug }, ...list }) : localizePath(locale, getCityPath({ slug }))
}
