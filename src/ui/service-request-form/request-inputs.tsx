import { type ComponentProps, useMemo, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useCounterTexts } from '#ui/form/use-counter-texts.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { serviceRequestLimits as limits } from '#domain/service-request/service-request.ts'
import { lock } from '#ui/kit/display/icons.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { Note } from '#ui/kit/feedback/note.tsx'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { type RequestFields, createRequestRules } from './request-fields.ts'
import type { RequestTarget } from '#ui/service-request/request-target.ts'
import styles from './request-inputs.module.css'
import { useCategories } from '#ui/category/categories.queries.ts'
import { useCityMatches } from '#ui/city/city-matches.queries.ts'
import { useCity, useLoadedCities } from '#ui/city/regions.queries.ts'
import { createCategoryChoices, type ChoicesState, createCityChoices, findChoice } from './choices.ts'

interface ChoicesQuery {
  readonly choices: ChoicesState
  readonly retry: () => void
}

function useCategoryChoices(locale: Locale, { specialist }: RequestTarget): ChoicesQuery {
  const { data, isError, refetch } = useCategories(locale)
  const choices = useMemo(() => data && createCategoryChoices(data, specialist?.categoryIds ?? []), [data, specialist])
  return { choices: choices ?? (isError ? 'failed' : 'loading'), retry: () => void refetch() }
}

function useCityChoices(locale: Locale, typedText: string): ChoicesQuery {
  const { data, isLoadingError, refetch } = useLoadedCities(locale)
  const search = useCityMatches(locale, data, typedText)
  const foundCities = search.matches?.cities
  const choices = useMemo(() => data && createCityChoices(data.regions, foundCities ?? []), [data, foundCities])
  if (search.isError) return { choices: 'failed', retry: search.retry }
  const isSearching = typedText.trim() !== '' && (search.matches === undefined || search.isStale)
  return {
    choices: choices && !isSearching ? choices : isLoadingError ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

interface Props {
  readonly locale: Locale
  readonly target: RequestTarget
  readonly form: UseFormReturn<RequestFields>
  readonly getError: (field: keyof RequestFields) => string | undefined
}

/** The ids of the fields must equal their names in the form, because the lines of the error summary link to them. */
export function RequestInputs({ locale, target, form, getError }: Props) {
  const { t } = useTranslation(['service-request'])
  const { register } = form
  const rules = createRequestRules(t, locale)
  const showsCityField = useCityFieldVisibility({ target, form, getError })
  return (
    <>
      <CategoryField {...{ locale, target, form }} error={getError('categoryId')} />
      {showsCityField && <CityField {...{ locale, target, form }} error={getError('cityId')} />}
      <TextArea
        {...register('description', { validate: rules.description })}
        id="description"
        label={t('service-request:description.label')}
        help={t('service-request:description.help')}
        limit={limits.description}
        counter={useCounterTexts(locale)}
        error={getError('description')}
      />
      <DateAndBudget {...{ locale, form, getError }} />
      <PhoneField
        {...register('phone', { validate: rules.phone })}
        id="phone"
        label={t('service-request:phone.label')}
        error={getError('phone')}
      />
      <Note path={lock}>
        {target.specialist
          ? markRussian(locale, t('service-request:seenBy.specialist', { name: target.specialist.user.name }))
          : t('service-request:seenBy.takers')}
      </Note>
    </>
  )
}

/** Needed if the page has no city, the API rejects it, or a draft has another. */
function useCityFieldVisibility({ target: { city }, form, getError }: Omit<Props, 'locale'>): boolean {
  const isNeeded = city === null || getError('cityId') !== undefined || form.getValues('cityId') !== String(city.id)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return isNeeded || wasNeeded
}

function DateAndBudget({ locale, form: { register }, getError }: Omit<Props, 'target'>) {
  const { t } = useTranslation(['service-request'])
  const rules = createRequestRules(t, locale)
  return (
    <div className={styles['pair']}>
      <TextField
        {...register('date', {
          validate: text => (isIncomplete('date') ? t('service-request:date.half') : rules.date(text)),
        })}
        id="date"
        type="date"
        min={getMoscowDate(new Date())}
        label={t('service-request:date.label')}
        note={t('service-request:optional')}
        error={getError('date')}
      />
      <TextField
        {...register('budget', { validate: rules.budget })}
        id="budget"
        inputMode="numeric"
        autoComplete="off"
        suffix="₽"
        label={t('service-request:budget.label')}
        note={t('service-request:optional')}
        error={getError('budget')}
      />
    </div>
  )
}

/** An incomplete date has an empty value; only `validity` reveals it. */
const isIncomplete = (id: string): boolean => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement && field.validity.badInput
}

const toChoice = (item: { readonly id: number; readonly slug: string; readonly name: string } | null) =>
  item ? { value: String(item.id), slug: item.slug, name: item.name } : undefined

interface ChoiceProps extends Omit<Props, 'getError'> {
  readonly error: string | undefined
}

function CategoryField({ locale, target, form, error }: ChoiceProps) {
  const { t } = useTranslation(['service-request'])
  const { choices, retry } = useCategoryChoices(locale, target)
  return (
    <RequestChoice
      {...{ locale, form, choices, error }}
      name="categoryId"
      label={t('service-request:category.label')}
      help={t('service-request:category.help')}
      fallbackChoice={toChoice(target.category)}
      failedText={t('service-request:category.failed')}
      onRetry={retry}
    />
  )
}

function CityField({ locale, target, form, error }: ChoiceProps) {
  const { t } = useTranslation(['service-request'])
  const [typedText, setTypedText] = useState('')
  const { choices, retry } = useCityChoices(locale, typedText)
  // A draft may have a city that is neither loaded nor found.
  const chosenId = Number(form.getValues('cityId'))
  const chosenCity = useCity(locale, chosenId > 0 && chosenId !== target.city?.id ? chosenId : null)
  return (
    <RequestChoice
      {...{ locale, form, choices, error }}
      name="cityId"
      label={t('service-request:city.label')}
      fallbackChoice={toChoice(chosenCity ?? target.city)}
      failedText={t('service-request:city.failed')}
      onRetry={retry}
      onType={setTypedText}
    />
  )
}

interface RequestChoiceProps
  extends Pick<Props, 'locale' | 'form'>, Omit<ComponentProps<typeof ChoiceField>, 'id' | 'value' | 'onChange'> {
  readonly name: 'categoryId' | 'cityId'
}

function RequestChoice({ locale, form: { control }, name, ...fieldProps }: RequestChoiceProps) {
  const { t } = useTranslation(['service-request'])
  const rule = createRequestRules(t, locale)[name]
  const { choices, fallbackChoice } = fieldProps
  // A value without a name looks like an empty field.
  const validate = (id: string) => rule(findChoice(id, choices, fallbackChoice) ? id : '')
  const { field } = useController({ control, name, rules: { validate } })
  return <ChoiceField {...{ locale, ...fieldProps }} id={name} value={field.value} onChange={field.onChange} />
}
