import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'

const retainedBuilds = 3
/** Older unfinished files are removed, because their process has exited. */
const unfinishedMaxAgeMs = 3_600_000

export interface RetainedAssets {
  readonly folder: string
  readonly hasBuild: (build: string) => boolean
}

/** Instances may run this concurrently and exit at any moment. */
export function retainAssets(folder: string, build: string, buildFolder: string): RetainedAssets | undefined {
  const fileListsFolder = join(folder, '.builds')
  const getListPath = (name: string) => join(fileListsFolder, `${name}.json`)
  try {
    for (const path of [fileListsFolder, getUnfinishedFolder(folder)]) mkdirSync(path, { recursive: true })
    const files = listFiles(buildFolder)
    addFiles(folder, buildFolder, files)
    // The list is written last, so that all listed files exist. Its modification time orders the builds.
    writeAtomically(folder, getListPath(build), path => writeFileSync(path, JSON.stringify(files)))
    // Another instance may have pruned files before it saw this list.
    addFiles(folder, buildFolder, files)
    prune(folder, fileListsFolder)
  } catch (error) {
    getRuntime().logger.error('keeping static files failed', { error })
  }
  if (!isFolder(folder)) return undefined
  return { folder, hasBuild: name => /^[\w-]+$/.test(name) && existsSync(getListPath(name)) }
}

const getUnfinishedFolder = (folder: string) => join(folder, '.unfinished')

function writeAtomically(folder: string, target: string, write: (path: string) => void): void {
  const unfinishedFile = join(getUnfinishedFolder(folder), randomBytes(9).toString('hex'))
  write(unfinishedFile)
  renameSync(unfinishedFile, target)
}

function addFiles(folder: string, buildFolder: string, files: readonly string[]): void {
  for (const file of files) {
    const [source, target] = [join(buildFolder, file), join(folder, file)]
    // Names contain a content hash, so a different size means a truncated file.
    if (findStat(target)?.size === statSync(source).size) continue
    mkdirSync(dirname(target), { recursive: true })
    writeAtomically(folder, target, path => copyFileSync(source, path))
  }
}

function prune(folder: string, fileListsFolder: string): void {
  const listsByAge = readdirSync(fileListsFolder)
    .filter(name => name.endsWith('.json'))
    .map(name => ({ path: join(fileListsFolder, name), time: findStat(join(fileListsFolder, name))?.mtimeMs ?? 0 }))
    .toSorted((first, second) => second.time - first.time)
  const neededFiles = new Set(listsByAge.slice(0, retainedBuilds).flatMap(({ path }) => readFileList(path)))
  for (const { path } of listsByAge.slice(retainedBuilds)) {
    const unneededFiles = readFileList(path).filter(file => !neededFiles.has(file))
    rmSync(path, { force: true })
    for (const file of unneededFiles) rmSync(join(folder, file), { force: true })
  }
  for (const name of readdirSync(getUnfinishedFolder(folder))) {
    const path = join(getUnfinishedFolder(folder), name)
    if ((findStat(path)?.mtimeMs ?? 0) < Date.now() - unfinishedMaxAgeMs) rmSync(path, { force: true })
  }
}

/** Another instance may have removed the file. */
const findStat = (path: string) => statSync(path, { throwIfNoEntry: false })

const isFolder = (path: string): boolean => {
  try {
    return findStat(path)?.isDirectory() === true
  } catch {
    return false
  }
}

function readFileList(list: string): readonly string[] {
  try {
    const files: unknown = JSON.parse(readFileSync(list, 'utf8'))
    return Array.isArray(files) ? files.filter(file => typeof file === 'string') : []
  } catch {
    return []
  }
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)))
