import type { Locale } from '../../../domain/shared/locale'
import { keptTexts } from '../../i18n/kept-texts'
import { Section } from '../../section'
import { KeptListView } from './kept-list'
import { useKeptList } from './kept-lists'
import { openKept } from './open-kept'

export interface KeptSectionsProps {
  readonly locale: Locale
}

const shown = 4

/** The lists that this device keeps, as blocks of a page; an empty one has none. */
export function KeptSections({ locale }: KeptSectionsProps) {
  const favourites = useKeptList('favourites')
  const recents = useKeptList('recents')
  const texts = keptTexts[locale]
  return (
    <>
      {favourites.length > 0 && (
        <Section id="favourites" heading={texts.favourites}>
          <KeptListView locale={locale} list="favourites" most={shown} onAll={() => openKept(locale)} />
        </Section>
      )}
      {recents.length > 0 && (
        <Section id="recents" heading={texts.recents}>
          <KeptListView locale={locale} list="recents" most={shown} onAll={() => openKept(locale)} />
        </Section>
      )}
    </>
  )
}
