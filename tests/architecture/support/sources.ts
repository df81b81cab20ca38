import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './create-planted-project.ts'

export interface Source {
  readonly path: string
  readonly text: string
}

export const listSourcePaths = (folder: string, pattern = /\.tsx?$/): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(path => `${folder}/${path}`)
        .filter(path => pattern.test(path))
        .toSorted()
    : []

export const readSource = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') })

export const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

export const countLines = ({ text }: Source): number => text.trimEnd().split('\n').length
