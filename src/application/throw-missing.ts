/** Creates a placeholder for an actor or action of a machine, which the UI provides. */
export const throwMissing = (part: string) => () => {
  throw new Error(`No ${part}`)
}
