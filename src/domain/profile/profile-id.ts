/** The id of an address, or undefined when nobody can have it: it is then not found without asking anybody. */
export const parseProfileId = (segment: string): number | undefined => {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : NaN
  return Number.isSafeInteger(id) ? id : undefined
}
