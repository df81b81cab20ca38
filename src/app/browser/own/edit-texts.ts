import { formTexts } from '#ui/form/form-texts.ts'
import { chooseEngine } from '#ui/i18n/browser-i18n.ts'
import type { TextLoaders } from '#ui/i18n/with-texts.ts'
import { ownTexts } from './own-texts.ts'
import { drafts } from '#application/shared/drafts.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

export const storedDrafts = drafts(deviceStorage, Date.now)

/** For screens of forms: with i18next they would not fit their budget of script. */
export const choosePlainEngine = () =>
  chooseEngine(() => import('#ui/i18n/plain-engine.ts').then(file => file.plainEngine))

/** What own pages and the frame of an edit form say. */
export const editTexts = {
  ...ownTexts,
  ...formTexts,
  edit: { ru: () => import('#ui/i18n/locales/ru/edit.json'), en: () => import('#ui/i18n/locales/en/edit.json') },
} satisfies TextLoaders
