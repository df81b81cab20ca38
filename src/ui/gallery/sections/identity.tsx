import type { Locale } from '../../../domain/shared/locale'
import { registrationTexts } from '../../i18n/registration-texts'
import { sessionTexts } from '../../i18n/session-texts'
import { translator } from '../../i18n/translator'
import { info } from '../../kit/display/icons'
import { Note } from '../../kit/feedback/note'
import { Steps } from '../../registration/steps'
import { OwnProfileSkeleton } from '../../user/own-profile-skeleton'
import type { GallerySection } from '../section'
import { Specimen, Specimens } from '../specimens'

function Identity({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const texts = registrationTexts[locale]
  return (
    <>
      <p>{t('gallery:identity.account')}</p>
      <p>{t('gallery:identity.code')}</p>
      <Specimens>
        <Specimen caption={t('gallery:identity.begun')} wide>
          <Steps texts={texts} current="email" />
        </Specimen>
        <Specimen caption={t('gallery:identity.nearly')} wide>
          <Steps texts={texts} current="account" />
        </Specimen>
        <Specimen caption={t('gallery:identity.expired')} wide>
          <Note path={info}>{sessionTexts[locale].expired}</Note>
        </Specimen>
        <Specimen caption={t('gallery:identity.loading')} wide>
          <OwnProfileSkeleton label={t('gallery:identity.loading')} />
        </Specimen>
      </Specimens>
    </>
  )
}

export const identity: GallerySection = { id: 'identity', heading: 'gallery:identity.heading', Content: Identity }
