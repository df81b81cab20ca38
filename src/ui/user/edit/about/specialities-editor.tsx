import { useMemo } from 'react'
import { useFieldArray } from 'react-hook-form'
import { categoryGroups } from '#domain/category/category-groups.ts'
import { editLimits } from '#domain/user/edit-limits.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { FieldError } from '#ui/kit/fields/field-error.tsx'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { EntryList } from '#ui/user/edit/entries/entry-list.tsx'
import { blankSpeciality } from './about-fields.ts'
import styles from './about.module.css'
import { SpecialityRow, type SpecialityProps } from './speciality-row.tsx'

/** What somebody offers and what it costs. Without categories all else can be edited. */
export function SpecialitiesEditor(props: Omit<SpecialityProps, 'choice'>) {
  const { locale, texts, form, errorOf } = props
  const rows = useFieldArray({ control: form.control, name: 'specialities' })
  const { data, isError, isFetching, refetch } = useCategories(locale)
  const groups = useMemo(() => data && categoryGroups(data), [data])
  const choice = groups ?? (isError ? 'failed' : 'waiting')
  const { failed, retry, retrying } = texts.category
  return (
    <EntryList
      name="specialities"
      heading={texts.heading}
      help={texts.help}
      rows={rows}
      texts={texts.list}
      most={editLimits.specialities}
      blank={blankSpeciality}
      rowAt={at => form.getValues(`specialities.${at}`)}
      nameOf={({ name }) => name.trim()}
      firstField="categoryId"
      error={
        <>
          <FieldError id="specialities" text={errorOf('specialities')} />
          {isError && (
            <div className={styles['failed']} role="alert">
              <FailedLine text={failed}>
                <BusyButton kind="quiet" busy={isFetching} busyText={retrying} onPress={() => void refetch()}>
                  {retry}
                </BusyButton>
              </FailedLine>
            </div>
          )}
        </>
      }
      renderRow={at => <SpecialityRow {...props} choice={choice} at={at} />}
    />
  )
}
