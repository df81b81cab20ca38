import { recoverFromChunkLoadError, type ReloadMemory } from '#application/build-version/new-build.ts'
import { isNewBuild } from '#domain/build-version/build-version.ts'
import { createBuildVersion, reloadMemory } from '#infrastructure/browser/build-version.ts'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'

// The URL of this file is the same in every build, because pages of older builds request it.

// A reload would cancel the submit that a press has just started, and the replay does not repeat it.
const isSubmitting = () => Boolean(globalThis.inputRecord?.clicked?.matches('form:valid [type=submit]'))
const record: ReloadMemory['record'] = (path, reload) => !isSubmitting() && reloadMemory.record(path, reload)

/** Dialogs can't open on this page. The URL of a dialog link is its fallback without JavaScript. */
function followPressedLink() {
  const input = globalThis.inputRecord
  const link = input?.clicked
  if (!(link instanceof HTMLAnchorElement)) return
  // A later reload would press the link again.
  delete input?.clicked
  location.assign(link.href)
}

async function recover() {
  const { currentBuild, fetchLatest } = createBuildVersion()
  const latestBuild = fetchLatest()
  const buildVersion = { currentBuild, fetchLatest: () => latestBuild }
  const memory = { ...reloadMemory, record }
  const isReloading = await recoverFromChunkLoadError(buildVersion, memory, location.pathname, reloadPage)
  if (isReloading || !isNewBuild(currentBuild, await latestBuild)) return
  const input = globalThis.inputRecord
  if (!input || input.followsLinks) return
  input.followsLinks = true
  followPressedLink()
  // Runs after the click listener of the inline script, which prevents the default action of a recorded link.
  addEventListener('click', event => event.defaultPrevented && followPressedLink(), true)
}

void recover()
