import { listenForLossyRestores } from '#infrastructure/browser/lossy-restores.ts'
import { reloadPageIfOnline } from '#infrastructure/browser/recover-page.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'

const { files, build = '', render } = document.currentScript?.dataset ?? {}
const pendingFiles = new Set(files?.split(' '))
let filesToPreload: Iterable<string> = pendingFiles
const timeoutMs = 10_000
const retryDelayMs = 2000

/** A document without a render id contains its flight data. */
async function fetchFlight(): Promise<string | undefined> {
  if (!render) return undefined
  const response = await fetch(`${location.search || '?'}&${RouterName.flightQuery}=~${render}`, {
    headers: { [RouterName.flightHeader]: '1' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error()
  const flightData = await response.text()
  // Hydration compares the whole document, so it must be parsed.
  if (document.readyState === 'loading') await new Promise(resolve => addEventListener('DOMContentLoaded', resolve))
  return flightData
}

let flightRequest: Promise<string | undefined> | undefined
let isFlightPending = false
const enableRetry = () => {
  flightRequest = undefined
  if (globalThis.inputRecord?.clicked) hydrate()
}

export function prepareHydration(): Promise<string | undefined> {
  if (flightRequest) return flightRequest
  flightRequest = fetchFlight()
  isFlightPending = true
  void flightRequest.catch(() => setTimeout(enableRetry, retryDelayMs)).then(() => (isFlightPending = false))
  // Low priority, so that images in view load first.
  for (const href of filesToPreload) addToHead('link', { as: 'script', rel: 'preload', href, fetchPriority: 'low' })
  filesToPreload = []
  return flightRequest
}

export const hydrate = (): void => void prepareHydration().then(mount, () => undefined)

let isMounting = false
listenForLossyRestores(() => {
  if (isFlightPending) enableRetry()
  // Once the page has hydrated, `reload-after-lost-loads.ts` handles lost loads.
  else if (isMounting && globalThis.inputRecord) void reloadPageIfOnline()
})

function mount(flightData?: string) {
  if (isMounting) return
  isMounting = true
  if (flightData) {
    // Flight data of another build may need other chunks.
    if (!flightData.includes(build)) return recover()
    globalThis[RouterName.flightQueue] = [[0], [1, flightData]]
  }
  // Without `async`, scripts execute in document order.
  for (const src of pendingFiles)
    addToHead('script', { src, async: false, onload: () => pendingFiles.delete(src), onerror: recover })
}

function addToHead<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

let isRecovering = false
function recover() {
  if (isRecovering) return
  isRecovering = true
  // The bundle of `chunk-load-error.ts`.
  addToHead('script', { src: '/builds/lost-file.js' })
  setTimeout(() => {
    isMounting = isRecovering = false
    enableRetry()
  }, timeoutMs)
}
