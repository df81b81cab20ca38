import { parseComparedIds } from '#domain/profile/comparison.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localizePath } from './locale-path.ts'

export const comparePath = '/profiles/compare'

export const getComparisonPath = (locale: Locale, ids: readonly number[]): string =>
  localizePath(locale, ids.length > 0 ? `${comparePath}?ids=${ids.join(',')}` : comparePath)

/** Reads `ids=7,9` or `ids=7&ids=9`. */
export const parseComparisonQuery = (query: string): readonly number[] =>
  parseComparedIds(new URLSearchParams(query).getAll('ids').flatMap(text => text.split(',')))
