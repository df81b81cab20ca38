'use client'
import { useFieldArray } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edits.ts'
import { editSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { EditForm } from '#ui/user/edit/edit-form.tsx'
import { EntryList } from '#ui/user/edit/entries/entry-list.tsx'
import { OwnGate } from '#ui/user/own-gate.tsx'
import { type SocialProps, SocialRow } from './social-row.tsx'
import { socialsFieldDescriptions } from './socials-descriptions.ts'
import { blankSocial, socialsKind } from './socials-fields.ts'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
}

/** Where to write to somebody. */
export function SocialsForm({ locale, drafts }: Props) {
  const texts = editSocialsTexts[locale]
  const spoken = socialsFieldDescriptions(texts)
  return (
    <OwnGate locale={locale}>
      {own => (
        <EditForm {...{ locale, own, drafts, spoken }} kind={socialsKind}>
          {(form, errorOf) => <SocialsInputs {...{ texts, form, errorOf }} />}
        </EditForm>
      )}
    </OwnGate>
  )
}

/** Where to write to somebody; the ids of the fields are their names in the form. */
export function SocialsInputs(props: SocialProps) {
  const { texts, form, errorOf } = props
  const rows = useFieldArray({ control: form.control, name: 'socials' })
  return (
    <EntryList
      name="socials"
      heading={texts.listHeading}
      isAlone
      help={texts.help}
      rows={rows}
      texts={texts.list}
      most={editLimits.socials}
      blank={blankSocial}
      rowAt={at => form.getValues(`socials.${at}`)}
      nameOf={({ type, url }) => `${texts.names[type]} ${url}`.trim()}
      firstField="type"
      error={<FieldError id="socials" text={errorOf('socials')} />}
      renderRow={at => <SocialRow {...props} at={at} />}
    />
  )
}
