import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listSourcePaths } from './support/sources.ts'

const folders = [
  '.ci',
  '.devcontainer',
  '.github',
  'bench',
  'brand',
  'content',
  'contracts',
  'deploy',
  'docs',
  'mocks',
  'public',
  'scripts',
  'src',
  'tests',
]
const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : [])),
  ...folders.flatMap(folder => listSourcePaths(folder, /./)),
]
const docs = files.filter(path => path.endsWith('.md') && !path.startsWith('content/'))
// The changelog and fully superseded decisions name deleted files.
const currentDocs = docs.filter(
  path => path !== 'CHANGELOG.md' && !/ · Status: superseded by /.test(readFileSync(path, 'utf8')),
)

const findLinkedPaths = (doc: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(doc), target))

const nextFiles = new Set(['proxy.ts', 'prefetch-hints.json'])

const findNamedFiles = (text: string) =>
  [...text.matchAll(/`([\w[\]~.@/#-]+\.(?:tsx?|mjs|md|css|json|tsv|conf|ya?ml|vcl|svg))`/g)]
    .map(([, path = '']) => path.replace(/^#/, ''))
    .filter(path => !/^[./]/.test(path) && !path.startsWith('dist/') && !nextFiles.has(path))

/** Documents name these options as alternatives. */
const unusedOptions = new Set([
  'assetPrefix',
  'deploymentId',
  'imgOptMaxInputPixels',
  'inlineCss',
  'minChunkSize',
  'turbopackModuleFragments',
])

const findIdentifiers = (text: string) =>
  [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => name)

it('no document names an identifier that is not in the sources', () => {
  const sources = files
    .filter(path => /\.(?:[cm]?[jt]sx?|css|json|ya?ml|vcl|html)$/.test(path))
    // This file names the unused options.
    .filter(path => path !== 'tests/architecture/docs.test.ts')
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  const words = new Set(sources.match(/\w+/g))
  const unknownNames = currentDocs
    .filter(path => !path.startsWith('docs/measurements/'))
    .flatMap(doc =>
      findIdentifiers(readFileSync(doc, 'utf8'))
        .filter(name => !words.has(name) && !unusedOptions.has(name))
        .map(name => `${doc}: ${name}`),
    )
  expect(unknownNames).toEqual([])
})

it.each(currentDocs)('%s links to and names only files that exist', doc => {
  const text = readFileSync(doc, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')
  const pathExists = (path: string) => files.some(file => file === path || file.startsWith(`${path}/`))
  expect(findLinkedPaths(doc, text).filter(path => !pathExists(path.replace(/\/$/, '')))).toEqual([])
  expect(findNamedFiles(text).filter(path => !files.some(file => `/${file}`.endsWith(`/${path}`)))).toEqual([])
})
