'use client'

import { useEffect, useReducer, useState, type ComponentType } from 'react'
import { watchForNewBuild } from '#application/build-version/new-build.ts'
import { scheduleBuildChecks, createBuildVersion } from '#infrastructure/browser/build-version.ts'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText, watchTyping } from '#infrastructure/browser/unsent-text.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { newBuildTexts } from '#ui/i18n/loaders/new-build.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import type { NewBuildNoticeProps } from '#ui/shell/notices/new-build-notice.tsx'

export function useNewBuild(): boolean {
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(() => watchForNewBuild(createBuildVersion(), scheduleBuildChecks, () => setIsOutdated(true)), [])
  return isOutdated
}

const reloadWithoutPrompt = () => {
  dropLeaveGuard()
  reloadPage()
}

/** The first keystroke loads the notice's chunk, because a deployment may remove it later. */
export function UnsentTextNotice({ isOutdated }: { readonly isOutdated: boolean }) {
  // Each keystroke renders again, because it may be the first of an unsent text.
  const [keystrokeCount, countKeystroke] = useReducer((count: number) => count + 1, 0)
  const hasTyped = keystrokeCount > 0
  const [isDismissed, setIsDismissed] = useState(false)
  const [Notice, setNotice] = useState<ComponentType<NewBuildNoticeProps>>()
  useEffect(() => watchTyping(countKeystroke), [])
  useEffect(() => {
    if (hasTyped)
      loadWithTexts(import('#ui/shell/notices/new-build-notice.tsx'), newBuildTexts).then(
        module => setNotice(() => module.NewBuildNotice),
        () => undefined,
      )
  }, [hasTyped])
  if (!Notice) return null
  return (
    <div role="status">
      {isOutdated && !isDismissed && hasUnsentText() && (
        <Notice onReload={reloadWithoutPrompt} onLater={() => setIsDismissed(true)} />
      )}
    </div>
  )
}
