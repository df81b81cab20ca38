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
import { hasTextFields, type TextFields } from '#ui/form/stored-fields.ts'
import { EditForm, type FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import type { EditKind } from '#application/user/edit-kind.ts'
import { OwnProfileGate } from '#ui/user/own-profile-gate.tsx'

const fieldNames = ['name', 'email', 'phone'] as const
type PersonalFields = TextFields<(typeof fieldNames)[number]>

const isPersonalField = (field: string): field is keyof PersonalFields => fieldNames.some(name => name === field)

export function PersonalForm({ locale, drafts }: { readonly locale: Locale; readonly drafts: Drafts }) {
  const { t } = useTranslation(['edit-personal'])
  const { t: tForm } = useTranslation(['form'])
  const limitLength = (max: number) => ({ value: max, message: tForm('form:long', { most: String(max) }) })
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
          {({ register, getValues }, getError) => (
            <>
              <TextField
                {...register('name', {
                  maxLength: limitLength(textLimits.name),
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
                  maxLength: limitLength(textLimits.email),
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
                  validate: text => text === '' || parsePhone(text) !== undefined || getPhoneError(text, t),
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
    </OwnProfileGate>
  )
}

function getPhoneError(text: string, t: Translate<'edit-personal'>): string {
  const missingDigits = countMissingDigits(text)
  if (missingDigits === 0) return t('edit-personal:errors.phone')
  return missingDigits === 1
    ? t('edit-personal:errors.oneDigit')
    : t('edit-personal:errors.digits', { count: missingDigits })
}

const personalKind: EditKind<PersonalFields> = {
  name: 'personal',
  getFields: ({ user: { name, email, phone } }) => ({
    name: trimText(name),
    email: trimText(email ?? ''),
    phone: phone === null ? '' : formatPhone(phone),
  }),
  normalize: ({ name, email, phone }) => ({ name: trimText(name), email: trimText(email), phone: formatPhone(phone) }),
  isFields: hasTextFields(fieldNames),
  save: ({ updateUser }, { name, email, phone }) =>
    updateUser({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email: email === '' ? null : email }),
      ...(phone !== undefined && { phone: parsePhone(phone) ?? null }),
    }),
}
