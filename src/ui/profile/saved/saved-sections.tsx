import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Section } from '#ui/kit/layout/section.tsx'
import { SavedListView } from './saved-list-view.tsx'
import { useSavedList } from './saved-profiles-context.tsx'

export interface SavedSectionsProps {
  readonly locale: Locale
}

const previewLimit = 4

export function SavedSections({ locale }: SavedSectionsProps) {
  const favorites = useSavedList('favorites')
  const recents = useSavedList('recents')
  const { t } = useTranslation(['saved'])
  return (
    <>
      {favorites.length > 0 && (
        <Section id="favorites" heading={t('saved:favorites')}>
          <SavedListView locale={locale} list="favorites" limit={previewLimit} />
        </Section>
      )}
      {recents.length > 0 && (
        <Section id="recents" heading={t('saved:recents')}>
          <SavedListView locale={locale} list="recents" limit={previewLimit} />
        </Section>
      )}
    </>
  )
}
