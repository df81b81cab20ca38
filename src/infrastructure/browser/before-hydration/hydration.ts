import { RouterName } from '#infrastructure/next/router-names.ts'

const { files, build = '', render } = document.currentScript?.dataset ?? {}
const unloaded = new Set(files?.split(' '))
/** Files to preload, once each; flight data may be fetched again. */
let unrequested: Iterable<string> = unloaded
/** Milliseconds. */
const fetchTimeoutMs = 10_000
const pauseMs = 1000

/** Fetches the flight data of the document's render. A document without a render name contains them. */
async function fetchFlight(): Promise<string | undefined> {
  if (!render) return undefined
  const answer = await fetch(`${location.search || '?'}&${RouterName.flightQuery}=~${render}`, {
    headers: { [RouterName.flightHeader]: '1' },
    signal: AbortSignal.timeout(fetchTimeoutMs),
  })
  if (!answer.ok) throw new Error()
  const flight = await answer.text()
  // React compares the whole document.
  if (document.readyState === 'loading') await new Promise(parsed => addEventListener('DOMContentLoaded', parsed))
  return flight
}

let flight: Promise<string | undefined> | undefined
const forgetFlight = () => (flight = undefined)

/** Loads what hydration needs without executing it. A later call fetches failed files again. */
export function prepare(): Promise<string | undefined> {
  if (flight) return flight
  flight = fetchFlight()
  flight.catch(() => setTimeout(forgetFlight, pauseMs))
  // Low: images that come into view overtake them.
  for (const href of unrequested) addToHead('link', { as: 'script', rel: 'preload', href, fetchPriority: 'low' })
  unrequested = []
  return flight
}

/** On each interaction until the page hydrates. */
export const hydrate = (): void => void prepare().then(mount, () => undefined)

let isMounting = false
function mount(data?: string) {
  if (isMounting) return
  isMounting = true
  if (data) {
    // Another build, whose chunks may not fit.
    if (!data.includes(build)) return recover()
    globalThis[RouterName.flightQueue] = [[0], [1, data]]
  }
  for (const file of unloaded) {
    // Executes in document order.
    const script = addToHead('script', { src: file, async: false })
    script.onload = () => unloaded.delete(file)
    script.onerror = recover
  }
}

function addToHead<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

let recovering = false
/** Handles a failed script or another build. An interaction 10 s later tries again. */
function recover() {
  if (recovering) return
  recovering = true
  addToHead('script', { src: '/builds/lost-file.js' })
  setTimeout(() => {
    isMounting = recovering = false
    forgetFlight()
  }, fetchTimeoutMs)
}
