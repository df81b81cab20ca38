import { useMemo } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { useRegions } from '#ui/city/regions.queries.ts'
import { categoryChoices, type Choices, cityChoices } from './choices.ts'
import type { RequestTarget } from '#ui/service-request/request-target.ts'

interface Loaded {
  readonly choices: Choices | 'waiting' | 'failed'
  readonly retry: () => void
}

/** All categories; on a specialist's page theirs come first. */
export function useCategoryChoices(locale: Locale, { specialist }: RequestTarget): Loaded {
  const { data, isError, isFetching, refetch } = useCategories(locale)
  const choices = useMemo(() => data && categoryChoices(data, specialist?.categoryIds ?? []), [data, specialist])
  return { choices: choices ?? (isError && !isFetching ? 'failed' : 'waiting'), retry: () => void refetch() }
}

export function useCityChoices(locale: Locale): Loaded {
  const { data, isError, isFetching, refetch } = useRegions(locale)
  const choices = useMemo(() => data && cityChoices(data), [data])
  return { choices: choices ?? (isError && !isFetching ? 'failed' : 'waiting'), retry: () => void refetch() }
}
