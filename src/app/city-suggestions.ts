import { orEmpty } from '../application/outcome'
import { useCases } from '../infrastructure/di/container'
import type { ErrorPage } from '../infrastructure/web-server/page-cache/error-address'

/** The cities that an address which was not found may have meant: none where it names no city. */
export async function citySuggestions({ path, status }: ErrorPage) {
  if (status !== 404 || path === undefined) return []
  const [first, second] = decodeURIComponent(path).split('/').filter(Boolean)
  const typed = first === 'en' ? second : first
  return typed === undefined ? [] : orEmpty(await useCases.suggestCities(typed), [])
}
