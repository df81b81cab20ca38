import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFiles } from './font-preloads.tsx'

const styles = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const usedFiles = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file)
const getPublicPath = (file: string) => join(import.meta.dirname, '../../../../public', file)

test('only font files that the styles use are preloaded', () => {
  expect(Object.values(fontFiles).filter(file => !usedFiles.includes(file))).toEqual([])
})

test('every font file exists with its content hash in its name, beside the license', () => {
  expect(usedFiles).toHaveLength(2)
  const hashes = usedFiles.map(file =>
    createHash('sha256')
      .update(readFileSync(getPublicPath(file)))
      .digest('hex')
      .slice(0, 8),
  )
  expect(usedFiles.map(file => file.split('.')[1])).toEqual(hashes)
  expect(existsSync(getPublicPath('/fonts/OFL.txt'))).toBe(true)
})
