import type { PageMessage } from './page-message.ts'

export async function registerServiceWorker(): Promise<((message: PageMessage) => void) | undefined> {
  if (!document.querySelector('script[data-build]:not([data-no-worker])')) return undefined
  // Missing in private windows of Firefox and over HTTP.
  if (!('serviceWorker' in navigator)) return undefined
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  return message => (navigator.serviceWorker.controller ?? active)?.postMessage(message)
}
