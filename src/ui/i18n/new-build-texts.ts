import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/new-build.json'
import ru from './locales/ru/new-build.json'

/** Of the notice of a new build; they come with it, and no page carries them. */
export const newBuildTexts: Readonly<Record<Locale, typeof ru>> = { ru, en }
