import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { storedFormRecords, storedSentHistory } from './stored-form-records.ts'

/** Whether any tab has drafts that signing out deletes. */
export const hasDrafts = (): boolean => !storedFormRecords.drafts.isEmpty()

/** Session storage: a tab can only clear its own. */
export const forgetTyped = (): void => registrationStorage.writeTyped(emptyTypedRegistration)

/** Clears the visitor's stored input. A separate chunk, loaded on sign-out. */
export function forgetVisitor(): void {
  registrationStorage.write(null)
  forgetTyped()
  storedFormRecords.drafts.clear()
  storedFormRecords.sentMarks.clear()
  storedSentHistory.clear()
}
