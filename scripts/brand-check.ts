import { fileURLToPath } from 'node:url'
import { findBrandProblems } from './brand/find-brand-problems.ts'
import { readBrand, InvalidBrand } from './brand/read-brand.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const check = async (): Promise<readonly string[]> => {
  try {
    return await findBrandProblems(root, readBrand(root))
  } catch (error) {
    if (error instanceof InvalidBrand) return error.message.split('\n')
    throw error
  }
}

const problems = await check()
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(
  problems.length === 0 ? 'The brand is complete.\n' : `\nProblems: ${problems.length}. See docs/your-own.md.\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
