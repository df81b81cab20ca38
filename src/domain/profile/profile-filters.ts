import { maxPrice, parseWholeNumber } from '#domain/shared/whole-number.ts'

export interface ProfileQuery {
  readonly cityId?: number
  /** Slug. */
  readonly category?: string
  readonly search?: string
  readonly sort?: ProfileSort
  /** Excludes profiles without a price. */
  readonly priceTo?: number
  /** Excludes profiles without a rating. */
  readonly ratingFrom?: number
  readonly page: number
  readonly perPage: number
}

export const profileSorts = ['rating', 'reviews', 'new', 'price'] as const
/** `price` ascends, the others descend. */
export type ProfileSort = (typeof profileSorts)[number]

export const defaultSort: ProfileSort = 'rating'

export const profilesPerPage = 24

/** Defaults are omitted, so equal filters are deeply equal. */
export interface ProfileFilters {
  /** NFC, single spaces, at most `maxSearchLength` characters, with at least one letter or digit. */
  readonly search?: string
  readonly sort?: Exclude<ProfileSort, 'rating'>
  /** A positive integer. */
  readonly priceTo?: number
  /** 1 to 5, in steps of 0.1. */
  readonly ratingFrom?: number
}

/** Invalid inputs, normalized and truncated, which the form shows with an error. */
interface RejectedFilters {
  readonly priceTo?: string
}

export interface ParsedFilters {
  readonly filters: ProfileFilters
  readonly rejectedFilters: RejectedFilters
}

export const noFilters: ParsedFilters = { filters: {}, rejectedFilters: {} }

export const filterNames = ['search', 'sort', 'priceTo', 'ratingFrom'] as const
export type FilterName = (typeof filterNames)[number]

export const maxSearchLength = 100
export const maxPriceTextLength = 12

/** Rejects an invalid price; drops other invalid values. */
export const parseFilters = (getParam: (name: FilterName) => string | null): ParsedFilters => {
  const search = parseSearch(getParam('search') ?? '')
  const sort = profileSorts.find(knownSort => knownSort === getParam('sort'))
  const price = normalizeLine(getParam('priceTo') ?? '')
  const priceTo = parsePrice(price)
  const ratingFrom = parseRating(getParam('ratingFrom') ?? '')
  return {
    filters: {
      ...(search !== '' && { search }),
      ...(sort && sort !== 'rating' && { sort }),
      ...(priceTo !== undefined && { priceTo }),
      ...(ratingFrom !== undefined && { ratingFrom }),
    },
    rejectedFilters: priceTo === undefined && price !== '' ? { priceTo: truncatePrice(price) } : {},
  }
}

export const parseSearch = (text: string): string => {
  const line = normalizeLine(text)
  return /[\p{L}\p{N}]/u.test(line) ? line : ''
}

/** NFC composes at most four UTF-16 code units into one character, except in a few rare scripts. */
const codeUnitsPerCharacter = 4

/** Truncates before normalizing too, because normalizing takes quadratic time for combining marks. */
const normalizeLine = (text: string): string =>
  [
    ...text
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trimStart()
      .slice(0, codeUnitsPerCharacter * maxSearchLength)
      .normalize('NFC'),
  ]
    .slice(0, maxSearchLength)
    .join('')
    .trim()

/** Adds an ellipsis, so that a truncated text is not parsed as a price. */
const truncatePrice = (price: string): string => {
  const characters = [...price]
  return characters.length <= maxPriceTextLength ? price : `${characters.slice(0, maxPriceTextLength - 1).join('')}…`
}

const parsePrice = (text: string): number | undefined => parseWholeNumber(text, maxPrice) || undefined

const parseRating = (text: string): number | undefined => {
  const normalized = text.trim().replace(',', '.')
  return /^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/.test(normalized) ? Number(normalized) : undefined
}

export const excludesProfiles = ({ search, priceTo, ratingFrom }: ProfileFilters): boolean =>
  search !== undefined || priceTo !== undefined || ratingFrom !== undefined

export const hasFiltersOrSort = ({ filters, rejectedFilters }: ParsedFilters): boolean =>
  excludesProfiles(filters) || filters.sort !== undefined || rejectedFilters.priceTo !== undefined

export const removeFilter = (filters: ProfileFilters, name: FilterName): ProfileFilters => {
  const { [name]: _, ...otherFilters } = filters
  return otherFilters
}
