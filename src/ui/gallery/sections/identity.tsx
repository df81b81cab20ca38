import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { Steps } from '#ui/registration/steps.tsx'
import { OwnProfileSkeleton } from '#ui/user/own-profile-skeleton.tsx'
import { type GallerySection, Specimen, Specimens } from '#ui/gallery/section.tsx'

function Identity({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const texts = {
    label: t('registration:steps'),
    names: t('registration:step', { returnObjects: true }),
    done: t('registration:done'),
  }
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
          <Note path={info}>{t('session:expired')}</Note>
        </Specimen>
        <Specimen caption={t('gallery:identity.loading')} wide>
          <OwnProfileSkeleton label={t('gallery:identity.loading')} />
        </Specimen>
      </Specimens>
    </>
  )
}

export const identity: GallerySection = { id: 'identity', heading: 'gallery:identity.heading', Content: Identity }
