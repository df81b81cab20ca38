import { readdirSync } from 'node:fs'
import { cruised, findModulesInCycles, folderRules, missedBy, rules, violationsOf } from './layers/cruise.ts'

/* `npm run check:layers`: imports point inward, no two folders import each other, and no file of the product was passed over. */
const at = process.cwd()
const product = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => `src/${path}`)
  .filter(path => /\.tsx?$/.test(path))

const byLayer = await cruised(at, rules)
const byFolder = await cruised(at, folderRules)
const cycle = findModulesInCycles(byFolder, 'src/ui')
const wrong = [
  ...violationsOf(byLayer),
  ...violationsOf(byFolder),
  ...(cycle.length > 0 ? [`modules of src/ui that import each other: ${cycle.join(', ')}`] : []),
  ...missedBy(byLayer, product).map(path => `not seen: ${path}`),
]
console.log(wrong.length === 0 ? `${byLayer.modules.length} modules, none imports what it may not` : wrong.join('\n'))
process.exitCode = wrong.length === 0 && product.length > 60 ? 0 : 1
