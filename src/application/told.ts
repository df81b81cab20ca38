/** The type of a machine's part, told by an example: the machine takes its type only. */
export const told = <T>(example: T): T => example
