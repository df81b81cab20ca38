/** The type of a machine's part, told by an example: the machine takes its type only. */
export const typed = <T>(example: T): T => example
