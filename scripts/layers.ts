import { readdirSync } from 'node:fs'
import {
  readImports,
  findModulesInCycles,
  folderRules,
  findMissedFiles,
  layerRules,
  getViolations,
} from './layers/cruise.ts'

const root = process.cwd()
const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => `src/${path}`)
  .filter(path => /\.tsx?$/.test(path))

const layerResult = await readImports(root, layerRules)
const folderResult = await readImports(root, folderRules)
const cyclicModules = findModulesInCycles(folderResult, 'src/ui')
const problems = [
  ...getViolations(layerResult),
  ...getViolations(folderResult),
  ...(cyclicModules.length > 0 ? [`modules of src/ui that import each other: ${cyclicModules.join(', ')}`] : []),
  ...findMissedFiles(layerResult, sourceFiles).map(path => `could not be read by dependency-cruiser: ${path}`),
  ...(sourceFiles.length > 60 ? [] : [`found only ${sourceFiles.length} files in src; expected more than 60`]),
]
console.log(problems.length === 0 ? `${layerResult.modules.length} modules, no forbidden imports` : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
