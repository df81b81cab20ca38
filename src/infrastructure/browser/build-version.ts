import type { BuildVersion, ReloadMemory } from '#application/build-version/build-version.ports.ts'
import { writeStored, readStored } from './storage.ts'

const area = 'sessionStorage'
const keyOf = (path: string) => `reloaded:${path}`

/** The page cache has written the build of the page beside its loader. In development it has none. */
export const buildVersion = (): BuildVersion => ({
  own: document.querySelector<HTMLElement>('script[data-build]')?.dataset.build,
  latest,
})

/** A network that fails is silent. */
async function latest(): Promise<string | undefined> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    const said: unknown = await answer.json()
    if (typeof said === 'object' && said !== null && 'id' in said && typeof said.id === 'string') return said.id
  } catch {
    // Nobody answers, or something in between that is no site.
  }
  return undefined
}

/** In this tab, by address. */
export const reloadMemory: ReloadMemory = {
  last: path => {
    const [build, at] = (readStored(keyOf(path), area) ?? '').split(' ')
    return build ? { build, at: Number(at) } : undefined
  },
  note: (path, { build, at }) => {
    const text = `${build} ${at}`
    writeStored(keyOf(path), text, area)
    return readStored(keyOf(path), area) === text
  },
}
