'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { watchForNewBuild } from '#application/build-version/new-build.ts'
import { buildCheckTriggers, buildVersion } from '#infrastructure/browser/build-version.ts'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText, noteTyping } from '#infrastructure/browser/unsent-text.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { newBuildTexts } from '#ui/i18n/loaders/new-build.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import type { NewBuildNoticeProps } from '#ui/shell/notices/new-build-notice.tsx'

/** Whether a newer build has been deployed. */
export function useNewBuild(): boolean {
  const [outdated, setOutdated] = useState(false)
  useEffect(() => watchForNewBuild(buildVersion(), buildCheckTriggers, () => setOutdated(true)), [])
  return outdated
}

const reload = () => {
  dropLeaveGuard()
  reloadPage()
}

/**
 * Tells visitors with unsent text about a new build. The first keystroke loads the notice's chunk: after a
 * deployment the chunk may be gone.
 */
export function UnsentTextNotice({ outdated }: { readonly outdated: boolean }) {
  const [writing, setWriting] = useState(false)
  const [later, setLater] = useState(false)
  const [Notice, setNotice] = useState<ComponentType<NewBuildNoticeProps>>()
  useEffect(() => noteTyping(() => setWriting(true)), [])
  useEffect(() => {
    if (writing)
      withTexts(import('#ui/shell/notices/new-build-notice.tsx'), newBuildTexts).then(
        file => setNotice(() => file.NewBuildNotice),
        () => undefined,
      )
  }, [writing])
  if (!Notice) return null
  return (
    <div role="status">
      {outdated && !later && hasUnsentText() && <Notice onReload={reload} onLater={() => setLater(true)} />}
    </div>
  )
}
