/** Whether a text may be an address of e-mail: whether it is one, only a letter tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
