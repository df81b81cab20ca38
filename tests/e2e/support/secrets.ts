/** The passwords of the people in browser tests. */
export const passwords = { first: 'correct-horse', next: 'battery-staple', demo: 'znatok-demo' } as const

/** What may stand in no console, storage, address or log: these passwords, and tokens as the mock API makes them. */
export const secrets = new RegExp(`${Object.values(passwords).join('|')}|\\d(?:\\||%7C)[0-9a-f]{32}`, 'i')
