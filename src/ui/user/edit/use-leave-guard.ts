import { useEffect, useEffectEvent } from 'react'
import type { EditTexts } from '#ui/i18n/edit-texts.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { guardLeaving } from '#ui/shell/navigation/guard-leaving.ts'
import type { Leaving } from '#ui/shell/navigation/leave-guard.ts'

interface Written {
  readonly isUnsaved: boolean
  /** The device holds it: whoever comes back finds it again. */
  readonly isKept: boolean
}

/** Asks whoever leaves with text that is not saved; what would be lost for good is said so. */
export function useLeaveGuard(texts: EditTexts, { isUnsaved, isKept }: Written): void {
  const { confirm } = useOverlays()
  const ask = useEffectEvent(async (leaving: Leaving) => {
    if (leaving === 'session' || !isKept)
      return (await confirm({ ...texts.discardQuestion, destructive: true })) === true
    // To stay is what is offered first.
    return (await confirm(texts.leaveQuestion)) === false
  })
  useEffect(() => (isUnsaved ? guardLeaving(leaving => ask(leaving)) : undefined), [isUnsaved])
}
