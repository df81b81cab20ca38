import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import { dropLeaveGuard, hasLeaveGuard } from '#ui/form/leave-guard.ts'
import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { deleteStoredPages } from '#infrastructure/service-worker/delete-caches.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { storedFormRecords, storedSentHistory } from '#app/browser/stored/stored-form-records.ts'

const wouldLoseInput = (): boolean => hasLeaveGuard() || !storedFormRecords.drafts.isEmpty()

function forgetVisitor(): void {
  registrationStorage.write(null)
  registrationStorage.writeTyped(emptyTypedRegistration)
  storedFormRecords.drafts.clear()
  storedFormRecords.sentMarks.clear()
  storedSentHistory.clear()
  void deleteStoredPages()
}

/** Resolves to false if the visitor keeps the input or signing out fails. */
export async function endSession(
  watch: SessionWatch,
  useCases: ClientUseCases,
  isConfirmed: boolean,
  retry: () => void,
): Promise<boolean> {
  const sessionModule = await loadWithTexts(import('#ui/session/session-actor.ts'), sessionTexts)
  if (!isConfirmed && wouldLoseInput() && !(await sessionModule.confirmDroppingInput())) return false
  const actor = sessionModule.getSessionActor(watch, useCases)
  if (!(await sessionModule.requestSignOut(actor, retry))) return false
  forgetVisitor()
  dropLeaveGuard()
  return true
}
