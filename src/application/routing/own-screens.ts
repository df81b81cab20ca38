// One expression: a table with names would weigh on every page.
const screens = /^\/profile(\/settings(\/edit\/(personal|about|socials|password))?)?$/

/** Whether an address without its language is a screen of whoever is signed in. */
export const isOwnScreen = (path: string): boolean => screens.test(path)
