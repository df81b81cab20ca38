import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import type { Inlined } from './finish-document.ts'
import { readStyles } from './inline-styles.ts'
import { chunksPrefix } from './static-addresses.ts'

export const findStaticFolder = (root: string): string => join(root, '.next/static')

/** The build's cache is the one folder that the site writes to. */
export const findPictureFolder = (root: string): string => join(root, '.next/cache/pictures')

export const readBuildId = (root: string): string => readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()

const settings = Schema.Record(Schema.String, Schema.Unknown)
const manifest = Schema.fromJsonString(Schema.Struct({ config: settings }))

/** The configuration of Next as the build resolved it: with defaults, without functions. */
export const readBuiltConfig = (root: string) =>
  Schema.decodeUnknownSync(manifest)(readFileSync(join(root, '.next/required-server-files.json'), 'utf8')).config

export function readInlined(root: string, code: string): Inlined {
  const chunks = join(findStaticFolder(root), 'chunks')
  const firstFile = readdirSync(chunks).find(name => /^early-\w+\.js$/.test(name)) ?? ''
  return { code, firstFile: `${chunksPrefix}${firstFile}`, build: readBuildId(root), styleOf: readStyles(chunks) }
}
