import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inlined } from './finish-document.ts'
import { readStyles } from './inline-styles.ts'
import { chunksPrefix } from './static-addresses.ts'

export const findStaticFolder = (root: string): string => join(root, '.next/static')

export const readBuildId = (root: string): string => readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()

export function readInlined(root: string, code: string): Inlined {
  const chunks = join(findStaticFolder(root), 'chunks')
  const firstFile = readdirSync(chunks).find(name => /^early-\w+\.js$/.test(name)) ?? ''
  return { code, firstFile: `${chunksPrefix}${firstFile}`, build: readBuildId(root), styleOf: readStyles(chunks) }
}
