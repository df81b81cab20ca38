import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { getBrandBundleOptions } from './bundles.mjs'

/** @param {string} root */
export async function writeBrandFiles(root) {
  await build(getBrandBundleOptions(root))
  const bundle = join(root, 'dist/write-brand.mjs')
  const { writeBrand } = await import(pathToFileURL(bundle).href)
  try {
    await writeBrand(root)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidBrand') throw error
    process.stderr.write(`The brand can't be built (docs/your-own.md):\n${error.message}\n`)
    process.exit(1)
  }
  await rm(bundle)
}
