import type { Social } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { PluralForms } from '#ui/fill-text.ts'
import { getPluralForms } from '#ui/i18n/plural-forms.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

/** Texts that the server passes on, so that the browser does not load their namespaces. */
export interface SettingsTexts {
  readonly years: PluralForms
  readonly socialNetworks: Readonly<Record<Social['type'], string>>
}

export const getSettingsTexts = (locale: Locale): SettingsTexts => {
  const t = getTranslator(locale)
  return {
    years: getPluralForms(locale, count => t('common:years', { count, skipInterpolation: true })),
    socialNetworks: t('profile:social', { returnObjects: true }),
  }
}
