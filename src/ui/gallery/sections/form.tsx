import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { FormSample } from '#ui/gallery/samples/form-samples.tsx'
import { LazyNotificationSamples, LazySubmissionSamples } from '#ui/gallery/samples/lazy-samples.tsx'
import { type GallerySection, Specimen, Specimens } from '#ui/gallery/section.tsx'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { Steps } from '#ui/registration/steps.tsx'
import { OwnProfileSkeleton } from '#ui/user/own-profile-skeleton.tsx'

function Form({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <FormSample
      texts={{
        ...t('gallery:form', { returnObjects: true }),
        name: t('gallery:fields.name'),
        phone: t('gallery:fields.phone'),
      }}
    />
  )
}

export const form: GallerySection = { id: 'form', heading: 'gallery:form.heading', Content: Form }

export const submissions: GallerySection = {
  id: 'submissions',
  heading: 'gallery:submissions.heading',
  Content: LazySubmissionSamples,
}

function Notifications({ locale }: { readonly locale: Locale }) {
  return <LazyNotificationSamples locale={locale} text={getTranslator(locale)('gallery:notifications.text')} />
}

export const notifications: GallerySection = {
  id: 'notifications',
  heading: 'gallery:notifications.heading',
  Content: Notifications,
}

function Identity({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
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
          <Steps texts={texts} currentStep="email" />
        </Specimen>
        <Specimen caption={t('gallery:identity.nearly')} wide>
          <Steps texts={texts} currentStep="account" />
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
