/** The review in the page's list, or the one that `OwnReviews` shows, but not the one that `LinkedReview` adds. */
export const findShownReview = (id: number): Element | null =>
  document.querySelector(`[id=review-${id}]:not([data-linked-review] *)`)
