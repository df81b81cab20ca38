import { parseComparedIds } from '#domain/profile/comparison.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localePath } from './locale-path.ts'

/** Where specialists stand side by side; without ids: where one chooses them. */
export const comparePath = '/profiles/compare'

/** The address of a comparison, always written in one way. */
export const comparisonPath = (locale: Locale, ids: readonly number[]): string =>
  localePath(locale, ids.length > 0 ? `${comparePath}?ids=${ids.join(',')}` : comparePath)

/** Who is compared at an address: its query names them together (`ids=7,9`) or one by one (`ids=7&ids=9`). */
export const parseComparedQuery = (query: string): readonly number[] =>
  parseComparedIds(new URLSearchParams(query).getAll('ids').flatMap(text => text.split(',')))
