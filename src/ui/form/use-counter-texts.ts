import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'

export function useCounterTexts(locale: Locale) {
  const { t } = useTranslation(['form'])
  return {
    locale,
    countText: t('form:counter.count', { skipInterpolation: true }),
    excessText: t('form:counter.over', { skipInterpolation: true }),
  }
}
