import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLocale } from './browser-texts.ts'

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
