import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { getCurrentLocale } from './browser-texts.ts'
import type { TextEngine } from './text-engine.ts'

export const i18nextInstance = createInstance().use(initReactI18next)
void i18nextInstance.init({
  resources: {},
  // The language is set once, because a language link loads a new document.
  lng: getCurrentLocale(),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

export const i18nextEngine: TextEngine = {
  useT: namespaces => useTranslation(namespaces).t,
  getT: namespaces => i18nextInstance.getFixedT(null, namespaces),
  addTexts: (namespace, texts) => void i18nextInstance.addResourceBundle(getCurrentLocale(), namespace, texts),
}
