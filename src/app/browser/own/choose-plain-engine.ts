import { chooseEngine } from '#ui/i18n/browser-i18n.ts'

/** i18next would exceed the script budget of pages with forms. */
export const choosePlainEngine = () =>
  chooseEngine(() => import('#ui/i18n/plain-engine.ts').then(module => module.plainEngine))
