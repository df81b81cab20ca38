/** The form of an account before anything is typed. Both consents are the person's own doing. */
export const emptyAccount = { name: '', password: '', agreement: false, consent: false }

export type AccountFields = typeof emptyAccount
