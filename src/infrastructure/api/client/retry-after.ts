const bounds = { least: 1, most: 3600, usual: 60 } as const

/** Seconds to wait, of a `Retry-After` that says seconds or a date; a usual time where it says nothing that can be meant. */
export function retryAfterOf(header: string | undefined, now: number): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((dateOf(text) - now) / 1000)
  return Number.isNaN(seconds) ? bounds.usual : Math.min(bounds.most, Math.max(bounds.least, seconds))
}

/** Only as HTTP writes dates: `Date.parse` makes one of nearly anything. */
const dateOf = (text: string) => (/^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN)
