import { readdirSync } from 'node:fs'
import {
  readImports,
  findModulesInCycles,
  folderRules,
  findMissedFiles,
  layerRules,
  getViolations,
} from './layers/cruise.ts'

/* `npm run check:layers`: checks that imports point inward, that no two folders import each other, and that no source file was skipped. */
const root = process.cwd()
const product = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => `src/${path}`)
  .filter(path => /\.tsx?$/.test(path))

const byLayer = await readImports(root, layerRules)
const byFolder = await readImports(root, folderRules)
const cycle = findModulesInCycles(byFolder, 'src/ui')
const problems = [
  ...getViolations(byLayer),
  ...getViolations(byFolder),
  ...(cycle.length > 0 ? [`modules of src/ui that import each other: ${cycle.join(', ')}`] : []),
  ...findMissedFiles(byLayer, product).map(path => `skipped: ${path}`),
]
console.log(problems.length === 0 ? `${byLayer.modules.length} modules, no forbidden imports` : problems.join('\n'))
process.exitCode = problems.length === 0 && product.length > 60 ? 0 : 1
