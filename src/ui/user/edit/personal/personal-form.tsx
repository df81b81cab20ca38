'use client'
import { trimText } from '#domain/shared/invisible.ts'
import type { Drafts } from '#application/shared/drafts.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone, countMissingDigits, parsePhone } from '#domain/shared/phone.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { EditForm, type FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import type { EditKind } from '#application/user/edit-kind.ts'
import { OwnGate } from '#ui/user/own-gate.tsx'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
}

const isField = (field: string): field is keyof PersonalFields =>
  field === 'name' || field === 'email' || field === 'phone'

export function PersonalForm({ locale, drafts }: Props) {
  const { t } = useTranslation(['edit-personal'])
  const { t: ofForms } = useTranslation(['form'])
  const tooLong = (most: number) => ({ value: most, message: ofForms('form:long', { most: String(most) }) })
  const labels = { name: t('edit-personal:name'), email: t('edit-personal:email'), phone: t('edit-personal:phone') }
  const descriptions: FieldDescriptions<PersonalFields> = {
    label: field => (isField(field) ? labels[field] : field),
    value: (field, fields) => (isField(field) ? fields[field] : ''),
    line: (_, text) => text,
  }
  return (
    <OwnGate locale={locale}>
      {own => (
        <EditForm {...{ locale, own, drafts, descriptions }} kind={personalEdit}>
          {({ register, getValues }, getError) => (
            <>
              <TextField
                {...register('name', {
                  maxLength: tooLong(textLimits.name),
                  validate: text => trimText(text) !== '' || t('edit-personal:errors.name'),
                })}
                id="name"
                label={t('edit-personal:name')}
                help={t('edit-personal:nameHelp')}
                autoComplete="name"
                error={getError('name')}
              />
              <TextField
                {...register('email', {
                  deps: ['phone'],
                  maxLength: tooLong(textLimits.email),
                  validate: text =>
                    trimText(text) === ''
                      ? getValues('phone') !== '' || t('edit-personal:errors.noEmail')
                      : isEmail(text) || t('edit-personal:errors.email'),
                })}
                id="email"
                label={t('edit-personal:email')}
                help={t('edit-personal:emailHelp')}
                type="email"
                autoComplete="email"
                error={getError('email')}
              />
              <PhoneField
                {...register('phone', {
                  validate: text => text === '' || parsePhone(text) !== undefined || phoneError(text, t),
                })}
                id="phone"
                label={t('edit-personal:phone')}
                note={t('edit-personal:optional')}
                help={t('edit-personal:phoneHelp')}
                error={getError('phone')}
              />
            </>
          )}
        </EditForm>
      )}
    </OwnGate>
  )
}

/** Includes the count of missing digits if known. */
export function phoneError(text: string, t: Translate<'edit-personal'>): string {
  const missing = countMissingDigits(text)
  if (missing === 0) return t('edit-personal:errors.phone')
  return missing === 1 ? t('edit-personal:errors.oneDigit') : t('edit-personal:errors.digits', { count: missing })
}

export type PersonalFields = Readonly<Record<'name' | 'email' | 'phone', string>>

const isText = (kept: object, field: string) =>
  typeof new Map<string, unknown>(Object.entries(kept)).get(field) === 'string'

export const personalEdit: EditKind<PersonalFields> = {
  name: 'personal',
  getFields: ({ user: { name, email, phone } }) => ({
    name: trimText(name),
    email: trimText(email ?? ''),
    phone: phone === null ? '' : formatPhone(phone),
  }),
  normal: ({ name, email, phone }) => ({ name: trimText(name), email: trimText(email), phone: formatPhone(phone) }),
  isFields: (kept): kept is PersonalFields =>
    typeof kept === 'object' && kept !== null && ['name', 'email', 'phone'].every(field => isText(kept, field)),
  save: ({ updateUser }, { name, email, phone }) =>
    updateUser({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email: email === '' ? null : email }),
      ...(phone !== undefined && { phone: parsePhone(phone) ?? null }),
    }),
}
