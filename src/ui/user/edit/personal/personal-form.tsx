'use client'

import type { Drafts } from '#application/shared/drafts.ts'
import { isEmail } from '#domain/shared/email.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { parsePhone } from '#domain/shared/phone/phone.ts'
import { editPersonalTexts } from '#ui/i18n/edit-personal-texts.ts'
import { PhoneField } from '#ui/kit/fields/phone-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { OwnGate } from '#ui/user/own-gate.tsx'
import { EditForm, type FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { personalEdit, type PersonalFields } from './personal-fields.ts'
import { phoneError } from './phone-error.ts'

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
