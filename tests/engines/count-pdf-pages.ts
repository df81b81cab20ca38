import { inflateSync } from 'node:zlib'

const pageObject = /\/Type\s*\/Page\b/g

/** Counts the page objects in the compressed object streams of a PDF. */
export function countPdfPages(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/\/ObjStm[^]*?stream\r?\n/g)]
  const texts = streams.map(({ index, 0: head }) => inflateSync(bytes.subarray(index + head.length)).toString('latin1'))
  return texts.join('').match(pageObject)?.length ?? 0
}
