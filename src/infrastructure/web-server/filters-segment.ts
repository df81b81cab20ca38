import { listQuery, type ListQuery } from '#application/routing/list-path.ts'
import { readListQuery } from '#application/routing/read-list-query.ts'
import type { ProfileFilters } from '#domain/profile/profile-filters.ts'

// Next makes a page dynamic that reads its query, so that filters reach it as one segment of an inner address.

const encode = (filters: ProfileFilters): string => Buffer.from(listQuery({ filters, page: 1 })).toString('base64url')

/** The query with which Next is asked for a filtered list; its rewrites make an inner address of it. */
export const filteredQuery = ({ category, filters, page }: ListQuery): string =>
  `${category === undefined ? '' : `category=${category}&`}~filters=${encode(filters)}&page=${page}`

/** Reads the segment again. */
export const filtersOf = (segment: string): ProfileFilters =>
  readListQuery(Buffer.from(segment, 'base64url').toString()).filters
