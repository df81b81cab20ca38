import { editTexts } from '#ui/i18n/loaders/edit.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownProfileBoundaryTexts } from '#ui/i18n/loaders/own-profile-boundary.ts'
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editFormTexts = {
  ...ownProfileBoundaryTexts,
  ...formTexts,
  ...editTexts,
} satisfies TextLoaders
