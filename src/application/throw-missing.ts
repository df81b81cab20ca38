/** A placeholder for an actor, action or guard that must be provided before the machine runs. */
export const throwMissing = (part: string) => () => {
  throw new Error(`Missing ${part}`)
}
