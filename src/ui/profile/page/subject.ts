import type { Person, Profile } from '#domain/profile/profile.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'

/** The specialist whom a form's dialog is about, stored in `data-subject` around the form's link. */
export interface Subject {
  readonly person: Person
  /** For example 'Репетитор по математике, Казань'. */
  readonly line: string
}

export const serializeSubject = (profile: Pick<Profile, 'user' | 'specialities' | 'city'>): string => {
  const line = [formatFirstSpecialities(profile), profile.city?.name].filter(Boolean).join(', ')
  return JSON.stringify({ person: profile.user, line } satisfies Subject)
}

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' &&
  value !== null &&
  'line' in value &&
  'person' in value &&
  typeof value.person === 'object' &&
  value.person !== null &&
  'name' in value.person

const unknownSubject: Subject = { person: { id: null, name: '', avatar: null }, line: '' }

export function readSubject(link: Element): Subject {
  const text = link.closest<HTMLElement>('[data-subject]')?.dataset['subject']
  const value: unknown = text === undefined ? null : JSON.parse(text)
  return isSubject(value) ? value : unknownSubject
}
