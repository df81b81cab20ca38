import { readStorageItem } from './storage.ts'

/** The language cookie can't hold the choice, because most pages overwrite the cookie with their own language. */
export const chosenLanguageKey = 'language'

export function getPreferredLanguages(): readonly string[] {
  const chosenLanguage = readStorageItem(chosenLanguageKey)
  return chosenLanguage === null ? navigator.languages : [chosenLanguage]
}
