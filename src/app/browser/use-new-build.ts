import { useEffect, useState } from 'react'
import { watchForNewBuild } from '#application/build-version/new-build.ts'
import { scheduleBuildChecks, createBuildVersion } from '#infrastructure/browser/build-version.ts'
import { hasUnsentText, watchTyping } from '#infrastructure/browser/unsent-text.ts'
import { newBuildTexts } from '#ui/i18n/loaders/new-build.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

export function useNewBuild(): boolean {
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(() => watchForNewBuild(createBuildVersion(), scheduleBuildChecks, () => setIsOutdated(true)), [])
  useEffect(() => {
    let toastPromise: ReturnType<typeof loadToast> | undefined
    const handleTyping = () => {
      toastPromise ??= loadToast()
      toastPromise.then(
        ({ updateNewBuildToast }) => isOutdated && updateNewBuildToast(),
        () => (toastPromise = undefined),
      )
    }
    if (hasUnsentText()) handleTyping()
    return watchTyping(handleTyping)
  }, [isOutdated])
  return isOutdated
}

/** Loads all files of the toast at the first keystroke, because a deployment may remove them later. */
async function loadToast() {
  const [newBuildToast] = await Promise.all([
    loadWithTexts(import('./update-new-build-toast.ts'), newBuildTexts),
    import('#ui/overlay/toast-list.tsx'),
  ])
  return newBuildToast
}
