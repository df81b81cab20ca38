import { localePath } from '../../../application/routing/locale-path'
import type { Locale } from '../../../domain/shared/locale'
import { savedTexts } from '../../i18n/saved-texts'
import { ButtonLink } from '../../kit/actions/button'
import { Dialog } from '../../kit/overlays/dialog'
import type { DialogProps } from '../../overlay/dialogs'
import { specialistsPath } from '../../paths'
import { SavedListView } from './saved-list'
import { useSavedList } from './saved-lists'
import styles from './saved.module.css'

/** All that this device keeps of specialists, from wherever somebody is. */
export function SavedDialog({ data: locale, close }: DialogProps<Locale, never>) {
  const recents = useSavedList('recents').length
  const favourites = useSavedList('favourites').length
  const texts = savedTexts[locale]
  // A link to the page that is shown already leads nowhere but back to it.
  const onFollow = () => close()
  return (
    <Dialog heading={texts.favourites} closeText={texts.close} onClose={close}>
      <div className={styles['lists']}>
        {favourites > 0 ? (
          <SavedListView locale={locale} list="favourites" onFollow={onFollow} />
        ) : (
          <NoFavourites locale={locale} />
        )}
        {recents > 0 && (
          <section>
            <h3>{texts.recents}</h3>
            <SavedListView locale={locale} list="recents" onFollow={onFollow} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

function NoFavourites({ locale }: { readonly locale: Locale }) {
  const { empty, emptyText, specialists } = savedTexts[locale]
  return (
    <div className={styles['empty']}>
      <h3>{empty}</h3>
      <p className="second">{emptyText}</p>
      <ButtonLink href={localePath(locale, specialistsPath(null))}>{specialists}</ButtonLink>
    </div>
  )
}
