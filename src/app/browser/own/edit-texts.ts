import { chooseEngine } from '#ui/i18n/browser-i18n.ts'
import { editTexts } from '#ui/i18n/loaders/edit.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** For screens of forms: with i18next they would not fit their budget of script. */
export const choosePlainEngine = () =>
  chooseEngine(() => import('#ui/i18n/plain-engine.ts').then(file => file.plainEngine))

/** Texts of own pages and of the frame of an edit form. */
export const editFormTexts = {
  ...ownGateTexts,
  ...formTexts,
  ...editTexts,
} satisfies TextLoaders
