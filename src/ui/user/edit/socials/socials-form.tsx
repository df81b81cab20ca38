'use client'
import { useFieldArray } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edits.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { EditForm } from '#ui/user/edit/edit-form.tsx'
import { EntryList } from '#ui/user/edit/entries/entry-list.tsx'
import { OwnProfileGate } from '#ui/user/own-profile-gate.tsx'
import { type SocialProps, SocialRow } from './social-row.tsx'
import { describeSocialsFields } from './describe-socials-fields.ts'
import { blankSocial, socialsKind } from './socials-fields.ts'

export function SocialsForm({ locale, drafts }: { readonly locale: Locale; readonly drafts: Drafts }) {
  const { t } = useTranslation(['edit-socials'])
  const descriptions = describeSocialsFields(t)
  return (
    <OwnProfileGate locale={locale} list={socialsKind.list}>
      {ownProfile => (
        <EditForm {...{ locale, ownProfile, drafts, descriptions }} kind={socialsKind}>
          {(form, getError) => <SocialsInputs {...{ form, getError }} />}
        </EditForm>
      )}
    </OwnProfileGate>
  )
}

export function SocialsInputs(props: SocialProps) {
  const { t } = useTranslation(['edit-socials'])
  const { form, getError } = props
  const names = t('edit-socials:names', { returnObjects: true })
  const rows = useFieldArray({ control: form.control, name: 'socials' })
  return (
    <EntryList
      name="socials"
      heading={t('edit-socials:listHeading')}
      isOnlyList
      help={t('edit-socials:help')}
      rows={rows}
      texts={{
        empty: t('edit-socials:list.empty'),
        add: t('edit-socials:list.add'),
        entry: number => t('edit-socials:list.entry', { number }),
        added: number => t('edit-socials:list.added', { number }),
        full: count => t('edit-socials:list.full', { count }),
      }}
      max={editLimits.socials}
      createRow={() => blankSocial}
      getRow={index => form.getValues(`socials.${index}`)}
      getName={({ unread, type, url }) => (unread ? '' : `${names[type]} ${url}`.trim())}
      firstField="type"
      error={<FieldError id="socials" text={getError('socials')} />}
      getEntryError={index => getError(`socials.${index}`)}
      renderRow={index =>
        form.getValues(`socials.${index}.unread`) ? (
          <p>{t('edit-socials:unread')}</p>
        ) : (
          <SocialRow {...props} index={index} />
        )
      }
    />
  )
}
