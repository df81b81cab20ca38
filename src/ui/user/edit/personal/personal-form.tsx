'use client'
import type { Drafts } from '#application/shared/drafts.ts'
import { isEmail } from '#domain/shared/email.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone, missingDigits, parsePhone } from '#domain/shared/phone.ts'
import { fillText } from '#ui/fill-text.ts'
import { editPersonalTexts, type EditPersonalTexts } from '#ui/i18n/edit-personal-texts.ts'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { EditForm, type FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import type { EditKind } from '#ui/user/edit/edit-kind.ts'
import { OwnGate } from '#ui/user/own-gate.tsx'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
}

const isField = (field: string): field is keyof PersonalFields =>
  field === 'name' || field === 'email' || field === 'phone'

/** A name, an e-mail and a phone. */
export function PersonalForm({ locale, drafts }: Props) {
  const texts = editPersonalTexts[locale]
  const { errors } = texts
  const spoken: FieldDescriptions<PersonalFields> = {
    label: field => (isField(field) ? texts[field] : field),
    value: (field, fields) => (isField(field) ? fields[field] : ''),
    line: (_, text) => text,
  }
  return (
    <OwnGate locale={locale}>
      {own => (
        <EditForm {...{ locale, own, drafts, spoken }} kind={personalEdit}>
          {({ register, getValues }, errorOf) => (
            <>
              <TextField
                {...register('name', { validate: text => text.trim() !== '' || errors.name })}
                id="name"
                label={texts.name}
                help={texts.nameHelp}
                autoComplete="name"
                error={errorOf('name')}
              />
              <TextField
                {...register('email', {
                  deps: ['phone'],
                  validate: text =>
                    text.trim() === '' ? getValues('phone') !== '' || errors.noEmail : isEmail(text) || errors.email,
                })}
                id="email"
                label={texts.email}
                help={texts.emailHelp}
                type="email"
                autoComplete="email"
                error={errorOf('email')}
              />
              <PhoneField
                {...register('phone', {
                  validate: text => text === '' || parsePhone(text) !== undefined || phoneError(text, errors),
                })}
                id="phone"
                label={texts.phone}
                note={texts.optional}
                help={texts.phoneHelp}
                error={errorOf('phone')}
              />
            </>
          )}
        </EditForm>
      )}
    </OwnGate>
  )
}

/** What is wrong with a text that is no phone number: how much of it is missing, where that is known. */
export function phoneError(text: string, errors: EditPersonalTexts['errors']): string {
  const missing = missingDigits(text)
  if (missing === 0) return errors.phone
  return missing === 1 ? errors.oneDigit : fillText(errors.digits, { count: String(missing) })
}

export type PersonalFields = Readonly<Record<'name' | 'email' | 'phone', string>>

const isText = (kept: object, field: string) =>
  typeof new Map<string, unknown>(Object.entries(kept)).get(field) === 'string'

/** What somebody is called and how the site reaches them. */
export const personalEdit: EditKind<PersonalFields> = {
  name: 'personal',
  fieldsOf: ({ user: { name, email, phone } }) => ({
    name,
    email: email ?? '',
    phone: phone === null ? '' : formatPhone(phone),
  }),
  normal: ({ name, email, phone }) => ({ name: name.trim(), email: email.trim(), phone: formatPhone(phone) }),
  isFields: (kept): kept is PersonalFields =>
    typeof kept === 'object' && kept !== null && ['name', 'email', 'phone'].every(field => isText(kept, field)),
  save: ({ updateUser }, { name, email, phone }) =>
    updateUser({ name, email: email === '' ? null : email, phone: parsePhone(phone) ?? null }),
}
