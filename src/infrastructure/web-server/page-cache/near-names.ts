import { isFixedWord } from '#domain/city/fixed-words.ts'
import type { CityOfRegion } from '#domain/city/spelled-city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { runtime } from '#infrastructure/web-server/runtime.ts'

/** Cities near to what an address names; undefined where the API could not be asked. */
export type NearNames = (locale: Locale, path: string, id: string) => Promise<readonly CityOfRegion[] | undefined>

/** The cities that an address which was not found may have meant: none where it names no city. */
export const nearNames: NearNames = async (locale, path, id) => {
  const [first, second] = decodeURIComponent(path).split('/').filter(Boolean)
  const typed = locale === 'en' ? second : first
  if (typed === undefined || isFixedWord(typed)) return []
  const outcome = await runtime().scope.run({ locale, id }, async () => useCases.suggestCities(typed))
  return outcome.ok ? outcome.value : undefined
}
