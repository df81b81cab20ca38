import type { BuildVersion, ReloadMemory, CheckTriggers } from '#application/build-version/new-build.ts'
import { writeStored, readStored } from './storage.ts'

const area = 'sessionStorage'
const getKey = (path: string) => `reloaded:${path}`

/** Reads the page's build from the inline script's `data-build`; undefined in development. */
export const buildVersion = (): BuildVersion => ({
  own: document.querySelector<HTMLElement>('script[data-build]')?.dataset.build,
  latest: fetchLatest,
})

/** Undefined if the site can't be reached. */
async function fetchLatest(): Promise<string | undefined> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    const body: unknown = await answer.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  } catch {
    // Offline, or a captive portal answered.
  }
  return undefined
}

/** Per tab, by path. */
export const reloadMemory: ReloadMemory = {
  last: path => {
    const [build, at] = (readStored(getKey(path), area) ?? '').split(' ')
    return build ? { build, at: Number(at) } : undefined
  },
  note: (path, { build, at }) => {
    const text = `${build} ${at}`
    writeStored(getKey(path), text, area)
    return readStored(getKey(path), area) === text
  },
}

const hourMs = 3_600_000

/** Every hour while the tab is visible, and whenever it becomes visible. */
export const buildCheckTriggers: CheckTriggers = check => {
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  const hourly = setInterval(checkIfVisible, hourMs)
  document.addEventListener('visibilitychange', checkIfVisible)
  return () => {
    clearInterval(hourly)
    document.removeEventListener('visibilitychange', checkIfVisible)
  }
}
