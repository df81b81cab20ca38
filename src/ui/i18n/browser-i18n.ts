import { createInstance } from 'i18next'
import { initReactI18next, useTranslation as useTranslationOf } from 'react-i18next'
import { currentLocale } from './browser-texts.ts'

// Islands import the hook from here: the build then keeps it in one chunk with i18next instead of copying it into several.
// It would see through a plain re-export.
export const useTranslation = useTranslationOf

/**
 * What `useTranslation` reads. A document keeps its language for life (a link to the other one loads a new document), so
 * the language is set once. It starts empty: `loadTexts` adds an island's namespaces before the island renders.
 */
const instance = createInstance().use(initReactI18next)
void instance.init({
  resources: {},
  lng: currentLocale(),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

export const browserI18n = instance
