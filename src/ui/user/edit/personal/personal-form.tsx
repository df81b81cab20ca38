'use client'

import type { Drafts } from '../../../../application/shared/drafts'
import { isEmail } from '../../../../domain/shared/email'
import type { Locale } from '../../../../domain/shared/locale'
import { parsePhone } from '../../../../domain/shared/phone/phone'
import { editPersonalTexts } from '../../../i18n/edit-personal-texts'
import { PhoneField } from '../../../kit/fields/phone-field'
import { TextField } from '../../../kit/fields/text-field'
import { OwnGate } from '../../own-gate'
import { EditForm, type FieldDescriptions } from '../edit-form'
import { personalEdit, type PersonalFields } from './personal-fields'
import { phoneError } from './phone-error'

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
