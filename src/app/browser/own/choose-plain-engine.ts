import { chooseEngine } from '#ui/i18n/browser-i18n.ts'

/** With i18next, the settings and the edit forms would exceed the script budget of account pages. */
export const choosePlainEngine = () =>
  chooseEngine(() => import('#ui/i18n/plain-engine.ts').then(module => module.plainEngine))
