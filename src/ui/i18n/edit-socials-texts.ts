import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/edit-socials.json'
import ru from './locales/ru/edit-socials.json'

export type EditSocialsTexts = typeof ru

/** Of a form that no page carries. */
export const editSocialsTexts: Readonly<Record<Locale, EditSocialsTexts>> = { ru, en }
