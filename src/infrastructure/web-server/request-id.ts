import { randomBytes } from 'node:crypto'

/** Short enough to be read out on the telephone. */
export const newRequestId = (): string => randomBytes(5).toString('hex')

/** The id that a proxy in front gave a request, if it is one that may stand in a log. */
export const givenRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{6,64}$/.test(header) ? header : undefined
