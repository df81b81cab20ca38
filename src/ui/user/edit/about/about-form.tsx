'use client'
import { useMemo } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import { flattenTree } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { useCityNames } from '#ui/city/regions.queries.ts'
import { useCounterTexts } from '#ui/form/use-counter-texts.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { EditForm } from '#ui/user/edit/edit-form.tsx'
import { OwnProfileGate } from '#ui/user/own-profile-gate.tsx'
import { describeAboutFields } from './describe-about-fields.ts'
import { type AboutFields, aboutKind } from './about-fields.ts'
import { createAboutTextRule, createYearsRule } from './about-rules.ts'
import styles from './about.module.css'
import { CityField } from './city-field.tsx'
import { RegionSwitch } from './region-switch.tsx'
import { SpecialitiesEditor } from './specialities-editor.tsx'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
  readonly pickerTexts: CityPickerTexts
}

export function AboutForm({ locale, drafts, pickerTexts }: Props) {
  return (
    <OwnProfileGate locale={locale} list={aboutKind.list}>
      {ownProfile => <AboutEditForm {...{ locale, drafts, pickerTexts, ownProfile }} />}
    </OwnProfileGate>
  )
}

function AboutEditForm({ locale, drafts, pickerTexts, ownProfile }: Props & { readonly ownProfile: OwnProfile }) {
  const { t } = useTranslation(['edit-about'])
  const { city, currency } = ownProfile.profile
  const getListedCityName = useCityNames(locale)
  const getCityName = (id: number) => (id === city?.id ? city.name : getListedCityName(id))
  const getCategoryName = useCategoryNames(locale)
  const descriptions = describeAboutFields(locale, t, { currency, getCityName, getCategoryName })
  return (
    <>
      <EditForm {...{ locale, ownProfile, drafts, descriptions }} kind={aboutKind}>
        {(form, getError, loadedFields) => (
          <AboutInputs {...{ locale, pickerTexts, form, loadedFields, city, currency, getCategoryName, getError }} />
        )}
      </EditForm>
      <div className={styles['region']}>
        <RegionSwitch userId={ownProfile.user.id} isCounted={ownProfile.aboutStatistics} />
      </div>
    </>
  )
}

function useCategoryNames(locale: Locale) {
  const { data } = useCategories(locale)
  return useMemo(() => {
    const names = new Map(flattenTree(data ?? []).map(({ id, name }) => [String(id), name] as const))
    return (id: string) => names.get(id)
  }, [data])
}

interface AboutInputsProps {
  readonly locale: Locale
  readonly pickerTexts: CityPickerTexts
  readonly form: UseFormReturn<AboutFields>
  readonly loadedFields: AboutFields
  readonly city: City | null
  readonly currency: string
  readonly getCategoryName: (id: string) => string | undefined
  readonly getError: (field: string) => string | undefined
}

export function AboutInputs({
  locale,
  pickerTexts,
  form,
  loadedFields,
  city,
  currency,
  getCategoryName,
  getError,
}: AboutInputsProps) {
  const { t } = useTranslation(['edit-about'])
  const { register, control } = form
  const {
    field: { ref: cityRef, value, onChange },
  } = useController({ control, name: 'cityId' })
  return (
    <>
      <CityField
        id="cityId"
        ref={cityRef}
        locale={locale}
        pickerTexts={pickerTexts}
        value={value}
        knownCity={city}
        error={getError('cityId')}
        onChoose={onChange}
      />
      <div className={styles['years']}>
        <TextField
          {...register('experienceYears', {
            validate: createYearsRule(t, locale, loadedFields.experienceYears),
          })}
          id="experienceYears"
          label={t('edit-about:experience.label')}
          note={t('edit-about:optional')}
          inputMode="numeric"
          autoComplete="off"
          error={getError('experienceYears')}
        />
      </div>
      <TextArea
        {...register('about', { validate: createAboutTextRule(t, locale, loadedFields.about) })}
        id="about"
        label={t('edit-about:about.label')}
        note={t('edit-about:optional')}
        help={t('edit-about:about.help')}
        limit={editLimits.about}
        counter={useCounterTexts(locale)}
        error={getError('about')}
      />
      <SpecialitiesEditor
        {...{ locale, form, currency, getCategoryName, getError }}
        loadedRows={loadedFields.specialities}
      />
    </>
  )
}
