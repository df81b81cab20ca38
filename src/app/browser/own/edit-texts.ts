import { chooseEngine } from '#ui/i18n/browser-i18n.ts'
import { editTexts } from '#ui/i18n/loaders/edit.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

/** i18next would exceed the script budget of pages with forms. */
export const choosePlainEngine = () =>
  chooseEngine(() => import('#ui/i18n/plain-engine.ts').then(module => module.plainEngine))

export const editFormTexts = {
  ...ownGateTexts,
  ...formTexts,
  ...editTexts,
} satisfies TextLoaders
