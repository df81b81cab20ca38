import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/edit-about.json'
import ru from './locales/ru/edit-about.json'

export type EditAboutTexts = typeof ru

/** Of a form that no page carries. */
export const editAboutTexts: Readonly<Record<Locale, EditAboutTexts>> = { ru, en }
