import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeTable } from '#domain/shared/locale-table.mjs'

/*
 * Finds the files of each dialog in Turbopack's output, because no manifest lists the files of an `import()`. A touched page
 * loads them in parallel with its own files.
 */

/** A dynamic import in Turbopack's output: `7,e=>{e.v(t=>Promise.all(["static/chunks/a.js"].map(t=>e.l(t))).then(()=>t(8)))}`. */
const dynamicImport =
  /\d+,(\w+)=>\{\1\.v\((\w+)=>Promise\.all\(\[([^\]]*)\]\.map\(\2=>\1\.l\(\2\)\)\)\.then\(\(\)=>\2\((\d+)\)\)\)\}/g
const moduleStart = /[,[](\d+(?:,\d+)*),(?:\w+|\(\w+(?:,\w+)*\))=>\{/g

/** A form of `open-form.ts`. @param {string} dialog @param {string} text */
const createForm = (dialog, text) => ({
  modules: ['openForm', dialog, 'i18nextEngine'],
  texts: ['submission', 'form', text],
})

/** The modules (by an export) and texts of each dialog. The key is the `data-form` of its link, or a name. */
export const dialogs = {
  picker: { modules: ['CityPicker', 'openCityPicker'], texts: [] },
  login: { modules: ['LoginDialog', 'sessionActor', 'sessionTools', 'i18nextEngine'], texts: ['session'] },
  complaint: createForm('ComplaintDialog', 'complaint'),
  placement: createForm('PlacementDialog', 'placement'),
  request: createForm('RequestDialog', 'service-request'),
  review: createForm('ReviewDialog', 'review-form'),
}

/**
 * File names in `chunks` (`.js` and `.css`) by dialog and language. Throws if a module is not found.
 * @param {string} chunks @param {string} locales
 * @returns {Record<string, Record<string, string[]>>}
 */
export function findDialogFiles(chunks, locales) {
  const texts = new Map(
    readdirSync(chunks)
      .filter(name => name.endsWith('.js'))
      .map(name => [name, readFileSync(join(chunks, name), 'utf8')]),
  )
  const imports = [...texts.values()].flatMap(text =>
    [...text.matchAll(dynamicImport)].map(([, , , files = '', target = '']) => {
      const names = [...files.matchAll(/static\/chunks\/([\w.~-]+)/g)].map(([, name = '']) => name)
      return { names, code: names.map(name => getModule(texts.get(name) ?? '', target)).join('') }
    }),
  )
  /** @param {string} part */
  const findImport = part => {
    const found = imports.find(({ code }) => code.includes(part))
    if (!found) throw new Error(`No dynamic import leads to ${part}: did Turbopack's output format change?`)
    return found.names
  }
  /** @param {{ modules: readonly string[], texts: readonly string[] }} dialog @param {string} locale */
  const listFiles = ({ modules, texts: namespaces }, locale) => [
    ...new Set([
      ...modules.flatMap(name => findImport(`"${name}",`)),
      ...namespaces.flatMap(name => findImport(findLongestText(join(locales, locale, `${name}.json`)))),
    ]),
  ]
  return Object.fromEntries(
    Object.entries(dialogs).map(([name, dialog]) => [
      name,
      Object.fromEntries(Object.keys(localeTable).map(locale => [locale, listFiles(dialog, locale)])),
    ]),
  )
}

/** The code of a module in a chunk; empty if the chunk does not contain it. @param {string} chunk @param {string} id */
function getModule(chunk, id) {
  const starts = [...chunk.matchAll(moduleStart)]
  const at = starts.findIndex(([, ids = '']) => ids.split(',').includes(id))
  return at < 0 ? '' : chunk.slice(starts[at]?.index, starts[at + 1]?.index)
}

/** A text that identifies the file and needs no escaping in code. @param {string} file */
function findLongestText(file) {
  const lines = readFileSync(file, 'utf8').matchAll(/: "([^"\\\u00a0\u202f`']+)"/g)
  return [...lines].map(([, text = '']) => text).reduce((one, other) => (other.length > one.length ? other : one), '')
}
