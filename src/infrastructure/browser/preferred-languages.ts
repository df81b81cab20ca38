import { readStored } from './storage.ts'

/** Holds a choice of the language switch. The language cookie does not tell: each page writes its own language there. */
export const chosenLanguageKey = 'language'

/** The language that the visitor chose on this device, otherwise the languages of the browser, most preferred first. */
export function getPreferredLanguages(): readonly string[] {
  const chosenLanguage = readStored(chosenLanguageKey)
  return chosenLanguage === null ? navigator.languages : [chosenLanguage]
}
