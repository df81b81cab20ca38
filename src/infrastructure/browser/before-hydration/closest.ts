/** Finds the event's target, or its closest ancestor, that matches the selector. */
export const closest = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null
