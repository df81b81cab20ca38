import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { findLibraries } from './libraries.ts'

async function bundleCode(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map(({ text }) => text).join('')
}

it.each([
  ['React Query', "export { QueryClient } from '@tanstack/react-query'"],
  ['React Query', "export { useQuery } from '@tanstack/react-query'"],
  ['XState', "export { setup } from 'xstate'"],
  ['XState', "export { createActor } from 'xstate'"],
  ['react-hook-form', "export { useForm } from 'react-hook-form'"],
  ['react-hook-form', "export { useWatch } from 'react-hook-form'"],
  ['Effect', "export { none } from 'effect/Option'"],
  ['inversify', "export { Container } from 'inversify'"],
  ['date-fns', "export { addDays } from 'date-fns/addDays'"],
  ['date-fns', "export { toZonedTime } from 'date-fns-tz/toZonedTime'"],
  ['i18next', "export { createInstance } from 'i18next'"],
  ['i18next', "export { useTranslation } from 'react-i18next'"],
])('recognizes %s in a bundle of: %s', async (library, code) => {
  expect(findLibraries(await bundleCode(code))).toEqual([library])
})

it('finds no library in a script of the project', async () => {
  expect(findLibraries(await bundleCode("export { fillText } from '#ui/fill-text.ts'"))).toEqual([])
})
