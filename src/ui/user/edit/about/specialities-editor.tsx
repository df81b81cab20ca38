import { trimText } from '#domain/shared/invisible.ts'
import { useMemo } from 'react'
import { useController, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { groupCategories } from '#domain/category/group-categories.ts'
import { priceUnits } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edits.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { getCurrencySymbol } from '#ui/i18n/format-number.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLoad } from '#ui/failure/failed-load.tsx'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { isTrailingBlankRow } from '#ui/user/edit/entries/trailing-blank-rows.ts'
import { EntryList } from '#ui/user/edit/entries/entry-list.tsx'
import type { AboutFields } from './about-fields.ts'
import { createSpecialityRules, type CategoryOptions } from './about-rules.ts'
import { CategoryField } from './category-field.tsx'
import { createSpeciality, isBlankSpeciality, isPriceUnit, type SpecialityFields } from './speciality-fields.ts'
import styles from './about.module.css'

export function SpecialitiesEditor(props: Omit<SpecialityProps, 'categoryOptions'>) {
  const { t } = useTranslation(['edit-about'])
  const { locale, form, getCategoryName, getError } = props
  const rows = useFieldArray({ control: form.control, name: 'specialities' })
  const { data, isFetchedAfterMount, isFetching, refetch } = useCategories(locale)
  const groups = useMemo(() => data && groupCategories(data), [data])
  // True also during a retry, so that its button keeps the focus.
  const hasFailed = !groups && isFetchedAfterMount
  const categoryOptions = groups ?? (hasFailed && !isFetching ? 'failed' : 'loading')
  return (
    <EntryList
      name="specialities"
      heading={t('edit-about:services.heading')}
      help={t('edit-about:services.help')}
      rows={rows}
      texts={{
        empty: t('edit-about:services.list.empty'),
        add: t('edit-about:services.list.add'),
        entry: number => t('edit-about:services.list.entry', { number }),
        added: number => t('edit-about:services.list.added', { number }),
        full: count => t('edit-about:services.list.full', { count }),
      }}
      max={editLimits.specialities}
      createRow={() => createSpeciality(form.getValues('specialities').at(-1))}
      getRow={index => form.getValues(`specialities.${index}`)}
      getName={({ categoryId, name }) => trimText(name) || (getCategoryName(categoryId) ?? '')}
      firstField="categoryId"
      error={
        <>
          <FieldError id="specialities" text={getError('specialities')} />
          {hasFailed && (
            <div className={styles['failed']} role="alert">
              <FailedLoad text={t('edit-about:services.category.failed')}>
                <BusyButton
                  kind="quiet"
                  busy={isFetching}
                  busyText={t('edit-about:services.category.retrying')}
                  onPress={() => void refetch()}
                >
                  <Icon path={rotateCw} />
                  {t('edit-about:services.category.retry')}
                </BusyButton>
              </FailedLoad>
            </div>
          )}
        </>
      }
      getEntryError={index => getError(`specialities.${index}`)}
      renderRow={index =>
        form.getValues(`specialities.${index}.unread`) ? (
          <p>{t('edit-about:services.unread')}</p>
        ) : (
          <SpecialityRow {...props} categoryOptions={categoryOptions} index={index} />
        )
      }
    />
  )
}

interface SpecialityProps {
  readonly locale: Locale
  readonly form: UseFormReturn<AboutFields>
  readonly categoryOptions: CategoryOptions
  readonly loadedRows: readonly SpecialityFields[]
  readonly currency: string
  readonly getCategoryName: (id: string) => string | undefined
  readonly getError: (field: string) => string | undefined
}

function SpecialityRow({
  locale,
  form,
  categoryOptions,
  loadedRows,
  currency,
  getCategoryName,
  getError,
  index,
}: SpecialityProps & { readonly index: number }) {
  const { t } = useTranslation(['edit-about'])
  const { register, control, getValues, setValue } = form
  const name = `specialities.${index}` as const
  const rules = createSpecialityRules(t, locale, categoryOptions, loadedRows)
  const skipTrailingBlankRow =
    (rule: (text: string) => true | string) =>
    (text: string, { specialities }: AboutFields) =>
      isTrailingBlankRow(specialities, index, isBlankSpeciality) || rule(text)
  const validate = { category: skipTrailingBlankRow(rules.category), isUnique: rules.createUniqueRule(index) }
  const category = useController({ control, name: `${name}.categoryId`, rules: { validate } })
  const getFieldProps: GetFieldProps = fieldName => ({
    id: `${name}.${fieldName}`,
    error: getError(`${name}.${fieldName}`),
  })
  const suggestName = (previousId: string, categoryId: string) => {
    const currentName = trimText(getValues(`${name}.name`))
    const suggestedName = getCategoryName(categoryId) ?? ''
    setValue(`${name}.suggested`, suggestedName)
    if (currentName === '' || currentName === getCategoryName(previousId))
      setValue(`${name}.name`, suggestedName, { shouldDirty: true })
  }
  const hasCategory = category.field.value !== ''
  return (
    <>
      <div className={styles['service']}>
        <CategoryField
          {...category.field}
          {...getFieldProps('categoryId')}
          onChange={event => {
            const previousId = category.field.value
            category.field.onChange(event)
            suggestName(previousId, event.currentTarget.value)
          }}
          categoryOptions={categoryOptions}
        />
        <TextField
          {...register(`${name}.name`, { validate: hasCategory ? rules.nameLength : skipTrailingBlankRow(rules.name) })}
          {...getFieldProps('name')}
          label={t('edit-about:services.name.label')}
          autoComplete="off"
        />
      </div>
      <PriceFields {...{ locale, form, loadedRows, currency, index, getFieldProps }} validate={rules.price} />
    </>
  )
}

type GetFieldProps = (fieldName: keyof SpecialityFields) => { readonly id: string; readonly error: string | undefined }

interface PriceProps extends Pick<SpecialityProps, 'locale' | 'form' | 'loadedRows' | 'currency'> {
  readonly index: number
  readonly getFieldProps: GetFieldProps
  readonly validate: ReturnType<typeof createSpecialityRules>['price']
}

function PriceFields({ locale, form, loadedRows, currency, index, getFieldProps, validate }: PriceProps) {
  const { t } = useTranslation(['edit-about'])
  const { register } = form
  const name = `specialities.${index}` as const
  const units = t('edit-about:services.unit', { returnObjects: true })
  // Units that this site does not know stay selectable, without a translation.
  const unknownUnits = new Set(
    loadedRows.map(({ priceUnit }) => priceUnit).filter(unit => unit !== '' && !isPriceUnit(unit)),
  )
  const currencyName = currency === 'RUB' ? t('edit-about:services.price.rubles') : currency
  return (
    <div className={styles['price']}>
      <TextField
        {...register(`${name}.priceFrom`, { validate })}
        {...getFieldProps('priceFrom')}
        label={t('edit-about:services.price.label', { currency: currencyName })}
        suffix={getCurrencySymbol(locale, currency)}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...register(`${name}.priceUnit`)}
        {...getFieldProps('priceUnit')}
        label={t('edit-about:services.unit.label')}
      >
        <option value="">{t('edit-about:services.unit.none')}</option>
        {priceUnits.map(unit => (
          <option key={unit} value={unit}>
            {units[unit]}
          </option>
        ))}
        {[...unknownUnits].map(unit => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
