import { recoverFromChunkLoadError, type ReloadMemory } from '#application/build-version/new-build.ts'
import { createBuildVersion, reloadMemory } from '#infrastructure/browser/build-version.ts'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'

// The URL of this file is the same in every build, because pages of older builds request it.

// A reload would cancel the submit that a press has just started, and the replay does not repeat it.
const isSubmitting = () => Boolean(globalThis.inputRecord?.clicked?.matches('form:valid [type=submit]'))
const record: ReloadMemory['record'] = (path, reload) => !isSubmitting() && reloadMemory.record(path, reload)

void recoverFromChunkLoadError(createBuildVersion(), { ...reloadMemory, record }, location.pathname, reloadPage)
