import type { BuildVersion, ReloadMemory, ScheduleChecks } from '#application/build-version/new-build.ts'
import { writeStorageItem, readStorageItem } from './storage.ts'

const area = 'sessionStorage'
const getKey = (path: string) => `reloaded:${path}`

export const createBuildVersion = (): BuildVersion => ({
  currentBuild: document.querySelector<HTMLElement>('script[data-build]')?.dataset.build,
  fetchLatest,
})

async function fetchLatest(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  } catch {
    // The device is offline, or a captive portal responded.
  }
  return undefined
}

export const reloadMemory: ReloadMemory = {
  getLast: path => {
    const [build, time] = (readStorageItem(getKey(path), area) ?? '').split(' ')
    return build ? { build, reloadedAt: Number(time) } : undefined
  },
  record: (path, { build, reloadedAt }) => {
    const text = `${build} ${reloadedAt}`
    writeStorageItem(getKey(path), text, area)
    return readStorageItem(getKey(path), area) === text
  },
}

const hourMs = 3_600_000

export const scheduleBuildChecks: ScheduleChecks = check => {
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  const interval = setInterval(checkIfVisible, hourMs)
  document.addEventListener('visibilitychange', checkIfVisible)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', checkIfVisible)
  }
}
