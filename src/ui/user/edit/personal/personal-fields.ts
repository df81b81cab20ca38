import { formatPhone, parsePhone } from '#domain/shared/phone/phone.ts'
import type { EditKind } from '#ui/user/edit/edit-kind.ts'

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
