import { useController, type UseFormReturn } from 'react-hook-form'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edit-limits.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import type { AboutFields } from './about-fields.ts'
import { storyRule, yearsRule } from './about-rules.ts'
import styles from './about.module.css'
import { CityField } from './city-field.tsx'
import { SpecialitiesEditor } from './specialities-editor.tsx'

interface Props {
  readonly locale: Locale
  readonly texts: EditAboutTexts
  readonly picker: CityPickerTexts
  readonly form: UseFormReturn<AboutFields>
  /** What was read of them. */
  readonly known: AboutFields
  /** Where somebody works by what was read of them. */
  readonly city: City | null
  /** ISO 4217. */
  readonly currency: string
  readonly errorOf: (field: string) => string | undefined
}

/** The fields of what somebody says of themselves; their ids are their names in the form. */
export function AboutInputs({ locale, texts, picker, form, known, city, currency, errorOf }: Props) {
  const { register, control } = form
  const {
    field: { ref: toCity, value, onChange },
  } = useController({ control, name: 'cityId' })
  const { experience, about } = texts
  return (
    <>
      <CityField
        id="cityId"
        ref={toCity}
        locale={locale}
        texts={texts.city}
        picker={picker}
        value={value}
        known={city}
        error={errorOf('cityId')}
        onChoose={onChange}
      />
      <div className={styles['years']}>
        <TextField
          {...register('experienceYears', { validate: yearsRule(experience.error, known.experienceYears) })}
          id="experienceYears"
          label={experience.label}
          note={texts.optional}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('experienceYears')}
        />
      </div>
      <TextArea
        {...register('about', { validate: storyRule(about.error, known.about) })}
        id="about"
        label={about.label}
        note={texts.optional}
        help={about.help}
        limit={editLimits.about}
        counter={{ locale, count: about.count, over: about.over }}
        error={errorOf('about')}
      />
      <SpecialitiesEditor {...{ locale, form, currency, errorOf }} known={known.specialities} texts={texts.services} />
    </>
  )
}
