import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import type { InlineParts } from './finish-document.ts'
import { readStyles } from './inline-styles.ts'
import { chunksPrefix } from './server-paths.ts'

export const getStaticFolder = (root: string): string => join(root, '.next/static')

/** In the build's cache folder, which a container with a read-only file system mounts for writing. */
export const getImageFolder = (root: string): string => join(root, '.next/cache/pictures')

export const readBuildId = (root: string): string => readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()

const configCodec = Schema.Record(Schema.String, Schema.Unknown)
const manifestCodec = Schema.fromJsonString(Schema.Struct({ config: configCodec }))

/** The configuration of Next as the build resolved it: with defaults, without functions. */
export const readBuiltConfig = (root: string) =>
  Schema.decodeUnknownSync(manifestCodec)(readFileSync(join(root, '.next/required-server-files.json'), 'utf8')).config

export function readInlineParts(root: string, inlineScript: string, hasServiceWorker: boolean): InlineParts {
  const chunks = join(getStaticFolder(root), 'chunks')
  const earlyScript = readdirSync(chunks).find(name => /^early-\w+\.js$/.test(name))
  if (earlyScript === undefined) throw new Error(`No early-*.js in ${chunks}: run npm run build`)
  return {
    inlineScript,
    earlyScriptPath: `${chunksPrefix}${earlyScript}`,
    build: readBuildId(root),
    hasServiceWorker,
    getStyle: readStyles(chunks),
  }
}
