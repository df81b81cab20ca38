import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { storedFormRecords, storedSentHistory } from './stored-form-records.ts'

/** Whether the device has drafts, of any tab. Signing out deletes them. */
export const hasDrafts = (): boolean => !storedFormRecords.drafts.isEmpty()

/** Clears the registration typed in this tab. It is in session storage, so another tab can't clear it. */
export const clearTypedRegistration = (): void => registrationStorage.writeTyped(emptyTypedRegistration)

/** Clears the visitor's stored input. This module is a separate chunk, loaded on sign-out. */
export function forgetVisitor(): void {
  registrationStorage.write(null)
  clearTypedRegistration()
  storedFormRecords.drafts.clear()
  storedFormRecords.sentMarks.clear()
  storedSentHistory.clear()
}
