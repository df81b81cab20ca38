import { localePath } from '../../../application/navigation/locale-path'
import type { Locale } from '../../../domain/shared/locale'
import { keptTexts } from '../../i18n/kept-texts'
import { ButtonLink } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import type { DialogProps } from '../../overlay/dialogs'
import { specialistsPath } from '../../paths'
import { KeptListView } from './kept-list'
import { useKeptList } from './kept-lists'
import styles from './kept.module.css'

/** All that this device keeps of specialists, from wherever somebody is. */
export function KeptDialog({ data: locale, close }: DialogProps<Locale, never>) {
  const recents = useKeptList('recents').length
  const favourites = useKeptList('favourites').length
  const texts = keptTexts[locale]
  // A link to the page that is shown already leads nowhere but back to it.
  const onFollow = () => close()
  return (
    <Dialog heading={texts.favourites} closeText={texts.close} onClose={close}>
      <div className={styles['lists']}>
        {favourites > 0 ? (
          <KeptListView locale={locale} list="favourites" onFollow={onFollow} />
        ) : (
          <NoFavourites locale={locale} />
        )}
        {recents > 0 && (
          <section>
            <h3>{texts.recents}</h3>
            <KeptListView locale={locale} list="recents" onFollow={onFollow} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

function NoFavourites({ locale }: { readonly locale: Locale }) {
  const { empty, emptyText, specialists } = keptTexts[locale]
  return (
    <div className={styles['empty']}>
      <h3>{empty}</h3>
      <p className="second">{emptyText}</p>
      <ButtonLink href={localePath(locale, specialistsPath(null))}>{specialists}</ButtonLink>
    </div>
  )
}
