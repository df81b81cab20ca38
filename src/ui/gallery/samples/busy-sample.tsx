'use client'

import { useState } from 'react'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'

interface Props {
  readonly text: string
  readonly busyText: string
}

/** A button that is at work once it was pressed. */
export function BusySample({ text, busyText }: Props) {
  const [busy, setBusy] = useState(false)
  return (
    <BusyButton busy={busy} busyText={busyText} onPress={() => setBusy(true)}>
      {text}
    </BusyButton>
  )
}
