import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { getCurrentLocale } from './browser-texts.ts'
import type { TextEngine } from './text-engine.ts'

const instance = createInstance().use(initReactI18next)
void instance.init({
  resources: {},
  // The language is set once, because a language link loads a new document.
  lng: getCurrentLocale(),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

export const browserI18n = instance

export const i18nextEngine: TextEngine = {
  useT: namespaces => useTranslation(namespaces).t,
  getT: namespaces => instance.getFixedT(null, namespaces),
  addTexts: (namespace, texts) => void instance.addResourceBundle(getCurrentLocale(), namespace, texts),
}
