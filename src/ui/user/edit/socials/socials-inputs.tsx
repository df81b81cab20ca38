import { useFieldArray } from 'react-hook-form'
import { editLimits } from '#domain/user/edit-limits.ts'
import { FieldError } from '#ui/kit/fields/field-error.tsx'
import { EntryList } from '#ui/user/edit/entries/entry-list.tsx'
import { SocialRow, type SocialProps } from './social-row.tsx'
import { blankSocial } from './socials-fields.ts'

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
