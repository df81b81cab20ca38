'use client'

import { useRef } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { share2 } from '#ui/kit/display/page-icons.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'

interface Props {
  readonly title: string
  readonly texts: { readonly share: string; readonly copied: string; readonly failed: string }
}

const isCanceled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const doublePressMs = 1000

export function ShareButton({ title, texts }: Props) {
  const { toasts } = useOverlays()
  const pressedAt = useRef(-Infinity)
  const copyUrl = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.show({ kind: 'success', text: texts.copied })
    } catch {
      toasts.show({ kind: 'error', text: texts.failed })
    }
  }
  const share = async () => {
    // Without the query, so that a shared link opens the first page of reviews.
    const url = location.origin + location.pathname
    if (!('share' in navigator)) return copyUrl(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      if (!isCanceled(error)) await copyUrl(url)
    }
  }
  const press = () => {
    const now = performance.now()
    // While the sheet opens, the second press of a double press would fail.
    if (now - pressedAt.current < doublePressMs) return
    pressedAt.current = now
    void share()
  }
  return (
    <Button kind="quiet" onPress={press}>
      <Icon path={share2} />
      {texts.share}
    </Button>
  )
}
