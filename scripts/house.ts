import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { countCommentLines } from './house/count-comment-lines.ts'
import { listFunctionsByLength, maxFunctionLines } from './house/list-functions-by-length.ts'
import { findSourcesWithNextFormats } from './house/find-sources-with-next-formats.ts'
import { countPlainBranches } from './house/count-plain-branches.ts'
import { findFilesWithName, findRegistries } from './house/find-registries.ts'
import { readImports, folderRules } from './layers/cruise.ts'

const limits = { linesPerFile: 200, filesPerFolder: 20, linesWithOneImporter: 25, plainBranches: 8 }
/** The report lists the files that name this use-case, as a sample of what adding one touches. */
const sampleUseCase = 'updateChatApp'

const listSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path))
    .toSorted()
const readText = (path: string) => readFileSync(path, 'utf8')
const countLines = (path: string) => readText(path).trimEnd().split('\n').length
const print = (title: string, lines: readonly string[]) =>
  console.log([`\n${title}: ${lines.length}`, ...lines.map(line => `  ${line}`)].join('\n'))

const sources = listSources('src')
const productFiles = [...sources, ...listSources('mocks'), ...listSources('contracts')]
const lineCounts = new Map(sources.map(path => [path, countLines(path)]))
const imports = await readImports(process.cwd(), folderRules)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .map(path => `scripts/${path}`)
  .filter(path => /\.(ts|mjs)$/.test(path))

console.log(`Source files in src, without tests: ${sources.length}, with ${sum([...lineCounts.values()])} lines`)
console.log(`Comment lines in them: ${sum(sources.map(path => countCommentLines(path, readText(path))))}`)
console.log(`Files in scripts, including tests: ${scripts.length}, with ${sum(scripts.map(countLines))} lines`)

const fileCountsByFolder = new Map<string, number>()
for (const path of sources) fileCountsByFolder.set(dirname(path), (fileCountsByFolder.get(dirname(path)) ?? 0) + 1)
const crowdedFolders = [...fileCountsByFolder].filter(([, files]) => files > limits.filesPerFolder)
print(
  `Folders with more than ${limits.filesPerFolder} source files`,
  crowdedFolders.map(([folder, files]) => `${files} ${folder}`),
)

const longFiles = [...lineCounts].filter(([, count]) => count > limits.linesPerFile)
print(
  `Files over ${limits.linesPerFile} lines`,
  longFiles.map(([path, count]) => `${count} ${path}`),
)

const functions = listFunctionsByLength(sources.map(path => ({ path, text: readText(path) })))
const longFunctions = functions.filter(({ lines: count }) => count > maxFunctionLines)
const formatFunctions = (list: typeof functions) =>
  list.map(({ name, path, lines: count }) => `${count} ${name} in ${path}`)
print(`Functions over ${maxFunctionLines} lines`, formatFunctions(longFunctions))
print('Longest functions', formatFunctions(functions.slice(0, 5)))

const sourcePaths = new Set(sources)
const filesWithOneImporter = imports.modules.flatMap(({ source, dependents }) => {
  const count = lineCounts.get(source)
  const [importer, ...otherImporters] = dependents.filter(path => sourcePaths.has(path))
  const isTested =
    existsSync(source.replace(/\.tsx?$/, '.test.ts')) || existsSync(source.replace(/\.tsx?$/, '.test.tsx'))
  return count && count <= limits.linesWithOneImporter && importer && otherImporters.length === 0 && !isTested
    ? [`${source} (${count}) ← ${importer}`]
    : []
})
print(
  `Files of ${limits.linesWithOneImporter} lines or fewer with one importer and no test`,
  filesWithOneImporter.toSorted(),
)

const plainLogic = sources
  .filter(path => path.startsWith('src/ui/') && path.endsWith('.ts'))
  .map(path => ({ path, branches: countPlainBranches(path, readText(path)) }))
  .filter(({ branches }) => branches >= limits.plainBranches)
  .toSorted((first, second) => second.branches - first.branches)
print(
  `Files of src/ui without React and with ${limits.plainBranches} branches or more`,
  plainLogic.map(({ path, branches }) => `${branches} ${path}`),
)

print(
  'Files that name at least five, and at least a quarter, of all use-cases, ports or endpoints',
  findRegistries(productFiles).map(
    ({ kind, path, namedCount, totalCount }) => `${path}: ${namedCount} of ${totalCount} ${kind}`,
  ),
)
print(
  'Files outside of infrastructure/next that name private formats of Next',
  findSourcesWithNextFormats(productFiles.map(path => ({ path, text: readText(path) }))),
)
print(`Files that name ${sampleUseCase}`, findFilesWithName(sampleUseCase, productFiles))
