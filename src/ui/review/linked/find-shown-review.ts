/** The review in the page's own list, not the one that `LinkedReview` adds. */
export const findShownReview = (id: number): Element | null =>
  document.querySelector(`[id=review-${id}]:not([data-linked-review] *)`)
