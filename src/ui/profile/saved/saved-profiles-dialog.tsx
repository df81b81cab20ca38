import { type MouseEvent, useEffect } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { toastStore, type DialogProps } from '#ui/overlay/overlays.ts'
import { Favorites } from './favorites.tsx'
import { SavedListView } from './saved-list-view.tsx'
import { useSavedList } from './saved-profiles-context.tsx'
import styles from './saved.module.css'
import { openFavorites } from './use-favorite.ts'

export function SavedProfilesDialog({ data: locale, close }: DialogProps<Locale, never>) {
  const recentCount = useSavedList('recents').length
  const { t } = useTranslation(['saved'])
  useEffect(() => {
    // The message about an added favorite would move into this dialog, where its button does nothing.
    toastStore
      .getItems()
      .find(({ action }) => action?.run === openFavorites)
      ?.close()
  }, [])
  // A soft navigation closes dialogs only if the path changes. A link to another comparison changes only the query.
  const onFollow = (event: MouseEvent) => {
    if (!isModifiedClick(event)) close()
  }
  return (
    <Dialog heading={t('saved:favorites')} closeText={t('saved:close')} onClose={close}>
      <div className={styles['lists']}>
        <Favorites locale={locale} onFollow={onFollow} />
        {recentCount > 0 && (
          <section>
            <h3>{t('saved:recents')}</h3>
            <SavedListView locale={locale} list="recents" onFollow={onFollow} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
