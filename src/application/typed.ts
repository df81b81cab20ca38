/** XState's `setup` reads only the type of `context`, `events` and `input`: an example value gives it without a cast. */
export const typed = <T>(example: T): T => example
