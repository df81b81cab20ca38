import { useSyncExternalStore, type ReactNode } from 'react'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'

const subscribeToConnection = (onChange: () => void) => {
  for (const eventName of ['online', 'offline']) addEventListener(eventName, onChange)
  return () => {
    for (const eventName of ['online', 'offline']) removeEventListener(eventName, onChange)
  }
}

export function useFailedText(text: string): string {
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  )
  return isOffline ? `${text.replace(/\.$/, '')}. ${getBrowserTexts(getCurrentLocale()).failed.offline}` : text
}

export function FailedLoad({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return <FailedLine text={useFailedText(text)}>{children}</FailedLine>
}
