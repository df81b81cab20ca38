import { readStorageItem } from './storage.ts'

/** The language cookie can't hold the choice, because each page overwrites the cookie with its own language. */
export const chosenLanguageKey = 'language'

export function getPreferredLanguages(): readonly string[] {
  const chosenLanguage = readStorageItem(chosenLanguageKey)
  return chosenLanguage === null ? navigator.languages : [chosenLanguage]
}
