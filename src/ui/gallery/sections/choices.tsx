import { termsOfUseRoute } from '#application/routing/text-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'
import { RatingField } from '#ui/kit/fields/rating-field.tsx'
import { SegmentedControl } from '#ui/kit/fields/segmented-control.tsx'
import styles from '#ui/gallery/gallery.module.css'
import { SwitchSamples } from '#ui/gallery/samples/form-samples.tsx'
import type { GallerySection } from '#ui/gallery/section.tsx'

function Checkboxes({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div>
      <Checkbox label={t('gallery:choices.rest')} name="rest" />
      <Checkbox label={t('gallery:choices.checked')} help={t('gallery:choices.help')} defaultChecked name="checked" />
      <Checkbox label={t('gallery:choices.unavailable')} disabled name="unavailable" />
      <Checkbox label={t('gallery:choices.unavailable')} disabled defaultChecked name="unavailable-checked" />
      <Checkbox
        label={
          <>
            {t('gallery:choices.consent')}
            <a className="link" href={localizePath(locale, termsOfUseRoute.path)}>
              {t('gallery:choices.terms')}
            </a>
          </>
        }
        error={t('gallery:choices.errorText')}
        name="consent"
      />
    </div>
  )
}

function Radios({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const contactOptions = [
    { value: 'call', label: t('gallery:choices.call') },
    { value: 'write', label: t('gallery:choices.write') },
  ]
  const visitOption = { value: 'visit', label: t('gallery:choices.visit'), disabled: true }
  const reasons = [
    { value: 'price', label: t('gallery:choices.price'), help: t('gallery:choices.priceHelp') },
    { value: 'rude', label: t('gallery:choices.rude'), help: t('gallery:choices.rudeHelp') },
    { value: 'fraud', label: t('gallery:choices.fraud'), help: t('gallery:choices.fraudHelp') },
  ]
  return (
    <>
      <RadioGroup
        label={t('gallery:choices.way')}
        options={[...contactOptions, visitOption]}
        defaultValue="call"
        name="way"
      />
      <RadioGroup
        label={t('gallery:choices.way')}
        options={contactOptions}
        error={t('gallery:choices.wayError')}
        name="way-wrong"
      />
      <RadioGroup label={t('gallery:choices.reason')} options={reasons} defaultValue="fraud" boxed name="reason" />
    </>
  )
}

function Ratings({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const ratingLabels = [
    t('gallery:choices.one'),
    t('gallery:choices.two'),
    t('gallery:choices.three'),
    t('gallery:choices.four'),
    t('gallery:choices.five'),
  ] as const
  return (
    <div className={styles['rows']}>
      <RatingField label={t('gallery:choices.quality')} ratingLabels={ratingLabels} defaultValue={5} name="quality" />
      <RatingField label={t('gallery:choices.cost')} ratingLabels={ratingLabels} defaultValue={3} name="cost" />
      <RatingField
        label={t('gallery:choices.time')}
        ratingLabels={ratingLabels}
        error={t('gallery:choices.rate')}
        name="time"
      />
    </div>
  )
}

function Choices({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const loginOptions = [
    { value: 'mail', label: t('gallery:choices.byMail') },
    { value: 'phone', label: t('gallery:choices.byPhone') },
  ]
  return (
    <div className={styles['fields']}>
      <Checkboxes locale={locale} />
      <Radios locale={locale} />
      <SwitchSamples
        texts={{
          reviews: t('gallery:choices.reviews'),
          messages: t('gallery:choices.messages'),
          messagesHelp: t('gallery:choices.messagesHelp'),
          news: t('gallery:choices.news'),
          notSaved: t('gallery:choices.notSaved'),
          locked: t('gallery:choices.locked'),
          retry: t('common:failed.retry'),
        }}
      />
      <Ratings locale={locale} />
      <SegmentedControl label={t('gallery:choices.login')} options={loginOptions} defaultValue="mail" name="login" />
    </div>
  )
}

export const choices: GallerySection = { id: 'choices', heading: 'gallery:choices.heading', Content: Choices }
