import { readStored } from './storage.ts'

/** The language cookie can't hold the choice, because each page overwrites the cookie with its own language. */
export const chosenLanguageKey = 'language'

export function getPreferredLanguages(): readonly string[] {
  const chosenLanguage = readStored(chosenLanguageKey)
  return chosenLanguage === null ? navigator.languages : [chosenLanguage]
}
