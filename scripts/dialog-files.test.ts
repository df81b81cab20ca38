import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { localeTable } from '#domain/shared/locale-table.mjs'
import { findDialogFiles } from './dialog-files.mjs'

let folder: string
const findFiles = () => findDialogFiles(join(folder, 'chunks'), join(folder, 'locales'))

const writeChunk = (name: string, modules: string) =>
  writeFileSync(join(folder, 'chunks', name), `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,${modules}]);`)
/** The code that Turbopack generates for a dynamic import. */
const createLoader = (id: number, target: number, names: readonly string[]) =>
  `${id},e=>{e.v(t=>Promise.all([${names.map(name => `"static/chunks/${name}"`).join()}].map(t=>e.l(t))).then(()=>t(${target})))}`
const createModule = (id: number, name: string) =>
  `${id},(e,t,n)=>{"use strict";e.s(["${name}",0,function(){return[7,8]}])}`

const exportNames = `CityPicker openCityPicker LoginDialog sessionActor sessionTools i18nextEngine openForm
  ComplaintDialog PlacementDialog RequestDialog ReviewDialog`.split(/\s+/)
const namespaces = ['session', 'submission', 'form', 'complaint', 'placement', 'service-request', 'review-form']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-dialogs-'))
  mkdirSync(join(folder, 'chunks'))
  const loaders: string[] = []
  for (const [index, name] of exportNames.entries()) {
    writeChunk(`${name}.js`, `${createModule(100 + index, name)},${createModule(500 + index, `other${name}`)}`)
    loaders.push(createLoader(index, 100 + index, [`${name}.js`, 'kit.css']))
  }
  for (const [offset, locale] of Object.keys(localeTable).entries()) {
    mkdirSync(join(folder, 'locales', locale), { recursive: true })
    for (const [index, name] of namespaces.entries()) {
      const id = 200 + 100 * offset + index
      writeFileSync(
        join(folder, 'locales', locale, `${name}.json`),
        `{ "a": "x", "b": "the longest of ${name} ${locale}" }`,
      )
      writeChunk(`${name}-${locale}.js`, `${id},e=>{e.v({a:"x",b:"the longest of ${name} ${locale}"})}`)
      loaders.push(createLoader(id + 1000, id, [`${name}-${locale}.js`]))
    }
  }
  writeChunk('page.js', loaders.join())
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lists the files of a dialog once each, with the texts of a language', () => {
  expect(findFiles()['picker']).toEqual({
    ru: ['CityPicker.js', 'kit.css', 'openCityPicker.js'],
    en: ['CityPicker.js', 'kit.css', 'openCityPicker.js'],
  })
  expect(findFiles()['request']?.['en']?.join(' ')).toBe(
    'openForm.js kit.css RequestDialog.js i18nextEngine.js submission-en.js form-en.js service-request-en.js',
  )
})

it('ignores a chunk that contains the module but is loaded for another one', () => {
  // The chunk contains RequestDialog, but the import is of another module.
  writeChunk('before.js', createLoader(900, 509, ['RequestDialog.js', 'gallery.js']))
  expect(findFiles()['request']?.['ru']).not.toContain('gallery.js')
})

it('throws if a dialog is not found', () => {
  writeChunk('LoginDialog.js', createModule(102, 'SignInDialog'))
  expect(findFiles).toThrow('No dynamic import leads to "LoginDialog"')
})
