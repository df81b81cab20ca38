import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './planted-project.ts'

export interface Source {
  readonly path: string
  readonly text: string
}

/** The paths of all code files in a folder of the project, sorted. */
export const sourcesUnder = (folder: string, pattern = /\.tsx?$/): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(path => `${folder}/${path}`)
        .filter(path => pattern.test(path))
        .toSorted()
    : []

export const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') })

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

export const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length
