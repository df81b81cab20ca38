import { inflateSync } from 'node:zlib'

const page = /\/Type\s*\/Page\b/g

/** How many pages a PDF has: its objects stand in compressed streams. */
export function pagesOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/\/ObjStm[^]*?stream\r?\n/g)]
  const texts = streams.map(({ index, 0: head }) => inflateSync(bytes.subarray(index + head.length)).toString('latin1'))
  return texts.join('').match(page)?.length ?? 0
}
