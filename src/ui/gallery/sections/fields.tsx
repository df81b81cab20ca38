import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { CodeField, PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import styles from '#ui/gallery/gallery.module.css'
import type { GallerySection } from '#ui/gallery/section.tsx'

const maxLength = 1000

interface Props {
  readonly locale: Locale
}

function TextFields({ locale }: Props) {
  const t = getTranslator(locale)
  const name = t('gallery:fields.name')
  const sample = t('gallery:fields.nameSample')
  return (
    <>
      <TextField label={name} help={t('gallery:fields.nameHelp')} placeholder={sample} name="empty" />
      <TextField label={name} help={t('gallery:fields.nameHelp')} defaultValue={sample} name="filled" />
      <TextField
        label={t('gallery:fields.email')}
        help={t('gallery:fields.emailHelp')}
        error={t('gallery:fields.emailError')}
        type="email"
        defaultValue="marina@mail"
        name="wrong"
      />
      <TextField
        label={t('gallery:fields.city')}
        note={t('gallery:fields.cityNote')}
        help={t('gallery:fields.cityHelp')}
        defaultValue={t('gallery:sample.city')}
        readOnly
        name="read-only"
      />
      <TextField
        label={t('gallery:fields.budget')}
        note={t('gallery:fields.optional')}
        defaultValue="5000"
        inputMode="numeric"
        suffix="₽"
        name="budget"
      />
      <TextField label={t('gallery:fields.city')} defaultValue={t('gallery:sample.city')} disabled name="disabled" />
    </>
  )
}

function SelectFields({ locale }: Props) {
  const t = getTranslator(locale)
  return (
    <>
      <SelectField label={t('gallery:fields.sort')} name="sort">
        <option>{t('gallery:fields.byRating')}</option>
        <option>{t('gallery:fields.byReviews')}</option>
        <option>{t('gallery:fields.cheapFirst')}</option>
      </SelectField>
      <SelectField label={t('gallery:fields.region')} error={t('gallery:fields.regionError')} name="region">
        <option value="">{t('gallery:fields.choose')}</option>
        <option>{t('gallery:sample.city')}</option>
      </SelectField>
      <SelectField label={t('gallery:fields.sort')} disabled name="sort-disabled">
        <option>{t('gallery:fields.byRating')}</option>
      </SelectField>
    </>
  )
}

function FormattedFields({ locale }: Props) {
  const t = getTranslator(locale)
  const visibilityTexts = { showText: t('gallery:fields.show'), hideText: t('gallery:fields.hide') }
  return (
    <>
      <PasswordField
        {...visibilityTexts}
        label={t('gallery:fields.password')}
        help={t('gallery:fields.passwordHelp')}
        autoComplete="new-password"
        defaultValue="vtnhj2019"
        name="password"
      />
      <PhoneField label={t('gallery:fields.phone')} help={t('gallery:fields.phoneHelp')} name="phone" />
      <PhoneField
        label={t('gallery:fields.phone')}
        error={t('gallery:fields.phoneError')}
        defaultValue="+7 917 204-18"
        name="phone-wrong"
      />
      <CodeField
        label={t('gallery:fields.code')}
        help={t('gallery:fields.codeHelp')}
        digits={6}
        defaultValue="482915"
        name="code"
      />
      <CodeField
        label={t('gallery:fields.code')}
        error={t('gallery:fields.codeError')}
        digits={6}
        defaultValue="482915"
        name="code-wrong"
      />
    </>
  )
}

function TextAreas({ locale }: Props) {
  const t = getTranslator(locale)
  const text = t('gallery:fields.textSample')
  const counter = {
    locale,
    countText: t('gallery:fields.count', { skipInterpolation: true }),
    excessText: t('gallery:fields.over', { skipInterpolation: true }),
  }
  return (
    <>
      <TextArea
        label={t('gallery:fields.text')}
        help={t('gallery:fields.textHelp')}
        defaultValue={text}
        {...{ limit: maxLength, counter }}
        name="text"
      />
      <TextArea
        label={t('gallery:fields.text')}
        error={t('gallery:fields.long')}
        defaultValue={text}
        limit={10}
        counter={counter}
        name="text-long"
      />
    </>
  )
}

const Fields = ({ locale }: Props) => (
  <div className={styles['fields']}>
    <TextFields locale={locale} />
    <SelectFields locale={locale} />
    <FormattedFields locale={locale} />
    <TextAreas locale={locale} />
  </div>
)

export const fields: GallerySection = { id: 'fields', heading: 'gallery:fields.heading', Content: Fields }
