import { editTexts } from '#ui/i18n/loaders/edit.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editFormTexts = {
  ...ownGateTexts,
  ...formTexts,
  ...editTexts,
} satisfies TextLoaders
