import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { storedFormRecords } from './stored-form-records.ts'

/** Something is typed that signing out deletes, in whichever tab. */
export const hasDrafts = (): boolean => !storedFormRecords.drafts.isEmpty()

/** Each tab has its own: one where somebody signs out can't clear another's. */
export const forgetTyped = (): void => registrationStorage.writeTyped(emptyTypedRegistration)

/** Clears what this browser keeps of the visitor's typing. Nobody needs it before signing out: a chunk of its own. */
export function forgetVisitor(): void {
  registrationStorage.write(null)
  forgetTyped()
  storedFormRecords.drafts.clear()
  storedFormRecords.sentMarks.clear()
}
