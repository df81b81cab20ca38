import { readStored } from './storage.ts'

/**
 * Key of the language chosen with the switch. The language cookie can't hold it, because each page overwrites the
 * cookie with its own language.
 */
export const chosenLanguageKey = 'language'

/** The language that the visitor chose on this device, otherwise the languages of the browser, most preferred first. */
export function getPreferredLanguages(): readonly string[] {
  const chosenLanguage = readStored(chosenLanguageKey)
  return chosenLanguage === null ? navigator.languages : [chosenLanguage]
}
