'use client'

import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { useCityNames } from '#ui/city/regions.queries.ts'
import { editAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { OwnGate } from '#ui/user/own-gate.tsx'
import { EditForm } from '#ui/user/edit/edit-form.tsx'
import styles from './about.module.css'
import { aboutFieldsOf } from './about-fields.ts'
import { AboutInputs } from './about-inputs.tsx'
import { aboutKind } from './about-kind.ts'
import { aboutFieldDescriptions } from './about-field-descriptions.ts'
import { RegionSwitch } from './region-switch.tsx'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
  readonly picker: CityPickerTexts
}

/** City, experience, story, services with their prices; and whether one counts for one's region. */
export function AboutForm({ locale, drafts, picker }: Props) {
  return <OwnGate locale={locale}>{own => <Opened {...{ locale, drafts, picker, own }} />}</OwnGate>
}

function Opened({ locale, drafts, picker, own }: Props & { readonly own: OwnProfile }) {
  const texts = editAboutTexts[locale]
  const { city, currency } = own.profile
  const known = aboutFieldsOf(own)
  const nameOf = useCityNames(locale)
  const cityName = (id: number) => (id === city?.id ? city.name : nameOf(id))
  const spoken = aboutFieldDescriptions(locale, texts, { currency, cityName })
  return (
    <>
      <EditForm {...{ locale, own, drafts, spoken }} kind={aboutKind}>
        {(form, errorOf) => <AboutInputs {...{ locale, texts, picker, form, known, city, currency, errorOf }} />}
      </EditForm>
      <div className={styles['region']}>
        <RegionSwitch texts={texts.region} counted={own.aboutStatistics} />
      </div>
    </>
  )
}
