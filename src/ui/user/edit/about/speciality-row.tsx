import { useController, type UseFormReturn } from 'react-hook-form'
import { priceUnits } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { currencySymbol } from '#ui/i18n/format-number.ts'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import type { AboutFields, SpecialityFields } from './about-fields.ts'
import { aboutRules } from './about-rules.ts'
import styles from './about.module.css'
import { CategoryField, type Choice } from './category-field.tsx'

export interface SpecialityProps {
  readonly locale: Locale
  readonly texts: EditAboutTexts['services']
  readonly form: UseFormReturn<AboutFields>
  readonly choice: Choice
  /** What was read of them. */
  readonly known: readonly SpecialityFields[]
  /** ISO 4217. */
  readonly currency: string
  /** What is wrong with a field, here or in the server's words. */
  readonly errorOf: (field: string) => string | undefined
}

/** One service: where it is found, what it is called, what it costs. */
export function SpecialityRow({
  locale,
  texts,
  form,
  choice,
  known,
  currency,
  errorOf,
  at,
}: SpecialityProps & { readonly at: number }) {
  const { register, control } = form
  const name = `specialities.${at}` as const
  const rules = aboutRules(texts, choice, known)
  const category = useController({ control, name: `${name}.categoryId`, rules: { validate: rules.category } })
  const field = (part: 'categoryId' | 'name' | 'priceFrom' | 'priceUnit') => ({
    id: `${name}.${part}`,
    error: errorOf(`${name}.${part}`),
  })
  const spoken = currency === 'RUB' ? texts.price.roubles : currency
  return (
    <>
      <CategoryField {...category.field} {...field('categoryId')} texts={texts.category} choice={choice} />
      <TextField
        {...register(`${name}.name`, { validate: rules.name })}
        {...field('name')}
        label={texts.name.label}
        help={texts.name.help}
        autoComplete="off"
      />
      <div className={styles['price']}>
        <TextField
          {...register(`${name}.priceFrom`, { validate: rules.price })}
          {...field('priceFrom')}
          label={fillText(texts.price.label, { currency: spoken })}
          suffix={currencySymbol(locale, currency)}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField {...register(`${name}.priceUnit`)} {...field('priceUnit')} label={texts.unit.label}>
          <option value="">{texts.unit.none}</option>
          {priceUnits.map(unit => (
            <option key={unit} value={unit}>
              {texts.unit[unit]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}
