/** A placeholder for an actor, action or guard that the UI must provide to the machine. */
export const throwMissing = (part: string) => () => {
  throw new Error(`Missing ${part}`)
}
