import { drafts } from '#application/shared/drafts.ts'
import { sentMarks } from '#application/shared/sent-marks.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

/** Clears what this browser keeps of the visitor's typing. Nobody needs it before signing out: a chunk of its own. */
export function forgetVisitor(): void {
  registrationStorage.write(null)
  drafts(deviceStorage, Date.now).clear()
  sentMarks(deviceStorage, Date.now).clear()
}
