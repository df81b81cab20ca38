'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText, noteTyping } from '#infrastructure/browser/unsent-text.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import type { NewBuildNoticeProps } from '#ui/shell/notices/new-build-notice.tsx'

const reload = () => {
  // It takes along what was typed.
  dropLeaveGuard()
  reloadPage()
}

/**
 * Tells somebody who is writing that the site was updated. What it tells with comes as soon as somebody writes: once
 * there is a new build, it might be gone.
 */
export function UnsentTextWatch({ outdated }: { readonly outdated: boolean }) {
  const [writing, setWriting] = useState(false)
  const [later, setLater] = useState(false)
  const [Notice, setNotice] = useState<ComponentType<NewBuildNoticeProps>>()
  useEffect(() => noteTyping(() => setWriting(true)), [])
  useEffect(() => {
    if (writing)
      import('#ui/shell/notices/new-build-notice.tsx').then(
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
