import { drafts } from '#application/shared/drafts.ts'
import { sentMarks } from '#application/shared/sent-marks.ts'
import { nothingTyped } from '#application/registration/stored-registration.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

/** Something is typed that signing out deletes, in whichever tab. */
export const hasDrafts = (): boolean => !drafts(deviceStorage, Date.now).isEmpty()

/** Clears what this browser keeps of the visitor's typing. Nobody needs it before signing out: a chunk of its own. */
export function forgetVisitor(): void {
  registrationStorage.write(null)
  registrationStorage.writeTyped(nothingTyped)
  drafts(deviceStorage, Date.now).clear()
  sentMarks(deviceStorage, Date.now).clear()
}
