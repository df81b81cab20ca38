import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/own-profile.json'
import ru from './locales/ru/own-profile.json'

export type OwnProfileTexts = typeof ru

/** Of one's own profile, which no page carries. */
export const ownProfileTexts: Readonly<Record<Locale, OwnProfileTexts>> = { ru, en }
