'use client'
import type { UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import type { EditKind } from '#application/user/edit-kind.ts'
import { cleanName, trimText } from '#domain/shared/invisible.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone, parsePhone } from '#domain/shared/phone.ts'
import { hasTextFields } from '#ui/form/stored-fields.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { EditForm, type FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { OwnProfileGate } from '#ui/user/own-profile-gate.tsx'
import { createPersonalRules, personalFieldNames, type PersonalFields } from './personal-rules.ts'

const isPersonalField = (field: string): field is keyof PersonalFields =>
  personalFieldNames.some(name => name === field)

export function PersonalForm({ locale, drafts }: { readonly locale: Locale; readonly drafts: Drafts }) {
  const { t } = useTranslation(['edit-personal'])
  const labels = { name: t('edit-personal:name'), email: t('edit-personal:email'), phone: t('edit-personal:phone') }
  const descriptions: FieldDescriptions<PersonalFields> = {
    getLabel: field => (isPersonalField(field) ? labels[field] : field),
    formatValue: (field, fields) => (isPersonalField(field) ? fields[field] : ''),
    formatLine: (_, text) => text,
  }
  return (
    <OwnProfileGate locale={locale}>
      {ownProfile => (
        <EditForm {...{ locale, ownProfile, drafts, descriptions }} kind={personalKind}>
          {(form, getError, loadedFields) => <PersonalInputs {...{ form, getError, loadedFields }} />}
        </EditForm>
      )}
    </OwnProfileGate>
  )
}

interface PersonalInputsProps {
  readonly form: UseFormReturn<PersonalFields>
  readonly getError: (field: string) => string | undefined
  readonly loadedFields: PersonalFields
}

function PersonalInputs({ form: { register }, getError, loadedFields }: PersonalInputsProps) {
  const { t } = useTranslation(['edit-personal', 'form'])
  const rules = createPersonalRules(t, loadedFields)
  return (
    <>
      <TextField
        {...register('name', { validate: rules.name })}
        id="name"
        label={t('edit-personal:name')}
        help={t('edit-personal:nameHelp')}
        autoComplete="name"
        error={getError('name')}
      />
      <TextField
        {...register('email', { validate: rules.email })}
        id="email"
        label={t('edit-personal:email')}
        help={t('edit-personal:emailHelp')}
        type="email"
        autoComplete="email"
        error={getError('email')}
      />
      <PhoneField
        {...register('phone', { deps: ['email'], validate: rules.phone })}
        id="phone"
        label={t('edit-personal:phone')}
        note={t('edit-personal:optional')}
        help={t('edit-personal:phoneHelp')}
        error={getError('phone')}
      />
    </>
  )
}

const personalKind: EditKind<PersonalFields> = {
  name: 'personal',
  getFields: ({ user: { name, email, phone } }) => ({
    name: cleanName(name),
    email: trimText(email ?? ''),
    phone: phone === null ? '' : formatPhone(phone),
  }),
  normalize: ({ name, email, phone }) => ({ name: cleanName(name), email: trimText(email), phone: formatPhone(phone) }),
  isFields: hasTextFields(personalFieldNames),
  save: ({ updateUser }, { name, email, phone }) =>
    updateUser({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email: email === '' ? null : email }),
      ...(phone !== undefined && { phone: parsePhone(phone) ?? null }),
    }),
}
