import type { Review } from '#domain/review/review.ts'
import type { Page } from '#domain/shared/pagination.ts'

/** Older reviews are not looked through: each page is a call. */
const mostPages = 10

/** Goes through the pages of reviews, the newest first, until one of them has a review that is past what is looked for. */
export async function findReview(
  read: (page: number) => Promise<Page<Review>>,
  isWanted: (review: Review) => boolean,
  isPast: (review: Review) => boolean = () => false,
): Promise<{ readonly review: Review; readonly page: number } | null> {
  let last = mostPages
  for (let page = 1; page <= last; page++) {
    const { items, lastPage } = await read(page)
    const review = items.find(isWanted)
    if (review) return { review, page }
    last = items.some(isPast) ? page : Math.min(lastPage, mostPages)
  }
  return null
}
