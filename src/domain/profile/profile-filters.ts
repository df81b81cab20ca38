import { parseWholeNumber } from '#domain/shared/whole-number.ts'

export interface ProfileQuery {
  readonly cityId?: number
  readonly category?: string
  readonly search?: string
  readonly sort?: ProfileSort
  /** Excludes profiles without a price. */
  readonly priceTo?: number
  /** Excludes profiles without a rating. */
  readonly ratingFrom?: number
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export const profileSorts = ['rating', 'reviews', 'new', 'price'] as const
/** `price` ascends, the others descend. */
export type ProfileSort = (typeof profileSorts)[number]

export const defaultSort: ProfileSort = 'rating'

/** A list shows 24 specialists a page (R-list). */
export const profilesPerPage = 24

/** Filters and order of a list. Defaults are omitted, so equal filters are deeply equal. */
export interface ProfileFilters {
  /** NFC, single spaces, at most `longestSearch` characters, a letter or a digit among them. */
  readonly search?: string
  /** Omitted for the default order (rating). */
  readonly sort?: Exclude<ProfileSort, 'rating'>
  /** Whole, above zero. */
  readonly priceTo?: number
  /** 1 to 5, in tenths. */
  readonly ratingFrom?: number
}

/** Inputs that are no valid filter, as typed: they narrow nothing, and the form shows them with an error. */
export interface RejectedFilters {
  /** At most `longestPriceText` characters. */
  readonly priceTo?: string
}

export interface ParsedFilters {
  readonly filters: ProfileFilters
  readonly rejected: RejectedFilters
}

export const noFilters: ParsedFilters = { filters: {}, rejected: {} }

export const filterNames = ['search', 'sort', 'priceTo', 'ratingFrom'] as const
export type FilterName = (typeof filterNames)[number]

/** Characters. */
export const longestSearch = 100
const highestPrice = 9_999_999
/** Characters: what the price field takes. */
export const longestPriceText = 12

/** Parses filters as people and links write them. An invalid price is rejected; other invalid values are dropped. */
export const parseFilters = (given: (name: FilterName) => string | null): ParsedFilters => {
  const search = parseSearch(given('search') ?? '')
  const sort = profileSorts.find(known => known === given('sort'))
  const price = oneLine(given('priceTo') ?? '')
  const priceTo = parsePrice(price)
  const ratingFrom = parseRating(given('ratingFrom') ?? '')
  return {
    filters: {
      ...(search !== '' && { search }),
      ...(sort && sort !== 'rating' && { sort }),
      ...(priceTo !== undefined && { priceTo }),
      ...(ratingFrom !== undefined && { ratingFrom }),
    },
    rejected: priceTo === undefined && price !== '' ? { priceTo: shortened(price) } : {},
  }
}

/** Normalises a search; empty if it has neither a letter nor a digit. */
export const parseSearch = (text: string): string => {
  const line = oneLine(text)
  return /[\p{L}\p{N}]/u.test(line) ? line : ''
}

/** NFC composes at most four UTF-16 code units into one character. */
const codeUnitsPerCharacter = 4

/**
 * Collapses control characters and whitespace to one space, normalises and truncates. It also truncates before normalising, which is
 * quadratic in combining marks.
 */
const oneLine = (text: string): string =>
  [
    ...text
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trimStart()
      .slice(0, codeUnitsPerCharacter * longestSearch)
      .normalize('NFC'),
  ]
    .slice(0, longestSearch)
    .join('')
    .trim()

/** Adds an ellipsis, so that a truncated text is not parsed as a price. */
const shortened = (price: string): string => {
  const characters = [...price]
  return characters.length <= longestPriceText ? price : `${characters.slice(0, longestPriceText - 1).join('')}…`
}

// A price of 0 does not filter.
const parsePrice = (text: string): number | undefined => parseWholeNumber(text, highestPrice) || undefined

const parseRating = (text: string): number | undefined => {
  const written = text.trim().replace(',', '.')
  return /^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/.test(written) ? Number(written) : undefined
}

/** Whether a filter excludes profiles; a sort order does not. */
export const isNarrowed = ({ search, priceTo, ratingFrom }: ProfileFilters): boolean =>
  search !== undefined || priceTo !== undefined || ratingFrom !== undefined

/** Whether the list's page differs from the one without filters. */
export const isFiltered = ({ filters, rejected }: ParsedFilters): boolean =>
  isNarrowed(filters) || filters.sort !== undefined || rejected.priceTo !== undefined

export const withoutFilter = (filters: ProfileFilters, name: FilterName): ProfileFilters => {
  const { [name]: _, ...rest } = filters
  return rest
}
