/** Creates a placeholder for an actor, action or guard of a machine, which the UI provides. */
export const throwMissing = (part: string) => () => {
  throw new Error(`No ${part}`)
}
