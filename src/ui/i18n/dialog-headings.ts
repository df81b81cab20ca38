// Written by scripts/text-resources.mjs from the files in locales/.
import type { Locale } from '#domain/shared/locale.ts'
import { picker as ruPicker } from './locales/ru/city.json'
import { heading as ruComplaint } from './locales/ru/complaint.json'
import { heading as ruPlacement } from './locales/ru/placement.json'
import { heading as ruReview } from './locales/ru/review-form.json'
import { close as ruClose, heading as ruLogin } from './locales/ru/session.json'
import { picker as enPicker } from './locales/en/city.json'
import { heading as enComplaint } from './locales/en/complaint.json'
import { heading as enPlacement } from './locales/en/placement.json'
import { heading as enReview } from './locales/en/review-form.json'
import { close as enClose, heading as enLogin } from './locales/en/session.json'

/** What the frame of a dialog says before the dialog is loaded. */
export const dialogHeadings = {
  ru: {
    close: ruClose,
    login: ruLogin,
    picker: ruPicker.heading,
    forms: { complaint: ruComplaint, placement: ruPlacement, review: ruReview },
  },
  en: {
    close: enClose,
    login: enLogin,
    picker: enPicker.heading,
    forms: { complaint: enComplaint, placement: enPlacement, review: enReview },
  },
} satisfies Record<Locale, unknown>
