import type { Person, Profile } from '#domain/profile/profile.ts'
import { fillText } from '#ui/fill-text.ts'

/** Somebody under a name that can be shown: `nameless` ('Специалист № {{id}}') where the API has none. */
export const shownPerson = (nameless: string, { id, user }: Pick<Profile, 'id' | 'user'>): Person =>
  user.name.trim() === '' ? { ...user, name: fillText(nameless, { id: String(id) }) } : user
