import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/** Builds whose files are kept. */
const keptBuilds = 3

/** The static files of the last builds, in a folder that instances share and that outlives a release. */
export interface KeptFiles {
  /** Served as `/_next/static/` where the build itself has no such file. */
  readonly folder: string
  readonly has: (build: string) => boolean
}

/** Adds the files of a build; those that only older builds than the last three need are removed. */
export function keepFiles(folder: string, build: string, own: string): KeptFiles {
  const lists = join(folder, '.builds')
  const listOf = (name: string) => join(lists, `${name}.json`)
  mkdirSync(lists, { recursive: true })
  // Content-hashed names: what is there already is the same file.
  cpSync(own, folder, { recursive: true, force: false, errorOnExist: false })
  // Written last: who reads it may rely on the files. Its time tells which builds are the last ones.
  writeFileSync(listOf(build), JSON.stringify(filesUnder(own)))
  const now = new Date()
  utimesSync(listOf(build), now, now)

  const byAge = readdirSync(lists)
    .filter(name => name.endsWith('.json'))
    .map(name => ({ path: join(lists, name), time: statSync(join(lists, name)).mtimeMs }))
    .toSorted((one, other) => other.time - one.time)
  const filesOf = (path: string): readonly string[] => {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(list) ? list.filter(file => typeof file === 'string') : []
  }
  const needed = new Set(byAge.slice(0, keptBuilds).flatMap(({ path }) => filesOf(path)))
  for (const { path } of byAge.slice(keptBuilds)) {
    const gone = filesOf(path).filter(file => !needed.has(file))
    rmSync(path)
    for (const file of gone) rmSync(join(folder, file), { force: true })
  }
  return { folder, has: name => /^[\w-]+$/.test(name) && existsSync(listOf(name)) }
}

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)))
