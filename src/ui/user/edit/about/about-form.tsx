'use client'

import type { Drafts } from '../../../../application/shared/drafts'
import type { Locale } from '../../../../domain/shared/locale'
import type { OwnProfile } from '../../../../domain/user/user'
import type { CityPickerTexts } from '../../../city/picker/city-picker-texts'
import { useCityNames } from '../../../city/regions.queries'
import { editAboutTexts } from '../../../i18n/edit-about-texts'
import { OwnGate } from '../../own-gate'
import { EditForm } from '../edit-form'
import styles from './about.module.css'
import { aboutFieldsOf } from './about-fields'
import { AboutInputs } from './about-inputs'
import { aboutKind } from './about-kind'
import { aboutFieldDescriptions } from './about-field-descriptions'
import { RegionSwitch } from './region-switch'

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
