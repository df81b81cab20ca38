import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { specialistsPath } from '#ui/paths.ts'
import { SavedListView } from './saved-list.tsx'
import { useSavedList } from './saved-lists.tsx'
import styles from './saved.module.css'

/** Favourites and recently viewed profiles, opened from any page. */
export function SavedDialog({ data: locale, close }: DialogProps<Locale, never>) {
  const recents = useSavedList('recents').length
  const favourites = useSavedList('favourites').length
  const { t } = useTranslation(['saved'])
  // A link to the current page navigates nowhere: close all the same.
  const onFollow = () => close()
  return (
    <Dialog heading={t('saved:favourites')} closeText={t('saved:close')} onClose={close}>
      <div className={styles['lists']}>
        {favourites > 0 ? (
          <SavedListView locale={locale} list="favourites" onFollow={onFollow} />
        ) : (
          <NoFavourites locale={locale} />
        )}
        {recents > 0 && (
          <section>
            <h3>{t('saved:recents')}</h3>
            <SavedListView locale={locale} list="recents" onFollow={onFollow} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

function NoFavourites({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['saved'])
  return (
    <div className={styles['empty']}>
      <h3>{t('saved:empty')}</h3>
      <p className="second">{t('saved:emptyText')}</p>
      <ButtonLink href={localePath(locale, specialistsPath(null))}>{t('saved:specialists')}</ButtonLink>
    </div>
  )
}
