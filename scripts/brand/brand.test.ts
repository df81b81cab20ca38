import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getManifestPath } from '#app/page-content/app-metadata.ts'
import { locales } from '#domain/shared/locale.ts'
import { createIcons } from './create-icons.ts'
import { findBrandProblems } from './find-problems.ts'
import { readBrand } from './read-brand.ts'
import { writeBrand } from './write-brand.ts'

const projectRoot = join(import.meta.dirname, '../..')

/** A copy of the folders that an operator replaces. */
let root: string
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'znatok-brand-'))
  for (const folder of ['brand', 'content', 'src/ui/i18n/locales'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
  mkdirSync(join(root, 'brand/screenshots'), { recursive: true })
  for (const locale of locales) {
    await paintScreenshot(`${locale}-narrow`, 720, 1440)
    await paintScreenshot(`${locale}-wide`, 1280, 800)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const paintScreenshot = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(root, `brand/screenshots/${name}.png`))

const edit = (file: string, replace: (text: string) => string) =>
  writeFileSync(join(root, file), replace(readFileSync(join(root, file), 'utf8')))
const findProblems = () => findBrandProblems(root, readBrand(root))

describe('a wrong brand is refused with a message:', () => {
  it.each([
    [
      'a missing name',
      'names.json',
      () => '{ "ru": { "name": "А", "onSite": "на А" }, "en": { "name": "A" } }',
      'onSite',
    ],
    ['an empty name', 'names.json', (text: string) => text.replace('"Znatok"', '" "'), 'brand/names.json'],
    ['no JSON', 'descriptions.json', () => 'a', 'brand/descriptions.json'],
    ['an unknown color', 'tokens.css', (text: string) => text.replace('--pine:', '--fir:'), '--fir is unknown'],
    [
      'a reference to an unknown color',
      'icon.svg',
      (text: string) => text.replace('--pine', '--fir'),
      'no color --fir',
    ],
    ['an SVG without view box', 'logo.en.svg', (text: string) => text.replace('viewBox', 'box'), 'brand/logo.en.svg'],
    ['a script', 'logo.ru.svg', (text: string) => text.replace('<path', '<script/><path'), "'<script'"],
    ['an event handler', 'logo.ru.svg', (text: string) => text.replace('<path', '<path onclick="a()"'), "'onclick='"],
    ['a group', 'logo.ru.svg', (text: string) => text.replace(/<path.*\/>/, '<g>$&</g>'), 'only path, rect'],
    ['a link to a file', 'app-icon.svg', (text: string) => text.replace('<path', '<image href="a"/><path'), "'<image'"],
  ])('%s', (_fault, file, replace, message) => {
    edit(`brand/${file}`, replace)
    expect(() => readBrand(root)).toThrow(message)
  })

  it('all faults at once, a line each', () => {
    edit('brand/icon.svg', () => '')
    edit('brand/names.json', () => '{}')
    expect(() => readBrand(root)).toThrow(/^brand\/names\.json: [^]*\nbrand\/icon\.svg: /)
  })
})

describe('the icons', () => {
  it('have the sizes of their names, without transparency on home screens', async () => {
    const icons = await createIcons(readBrand(root))
    for (const size of [16, 32]) await expectPng(icons.get(`icons/favicon-${size}.png`), size)
    for (const size of [180, 192, 512]) {
      await expectPng(icons.get(`icons/icon-${size}.png`), size)
      expect((await sharp(icons.get(`icons/icon-${size}.png`)).stats()).isOpaque).toBe(true)
    }
  })

  it('are an ICO with both sizes for old programs', async () => {
    const icons = await createIcons(readBrand(root))
    const ico = icons.get('favicon.ico')
    if (!Buffer.isBuffer(ico)) throw new Error('no file')
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 16, 32])
    const [bytes, offset] = [ico.readUInt32LE(30), ico.readUInt32LE(34)]
    await expectPng(ico.subarray(offset, offset + bytes), 32)
    expect(offset + bytes).toBe(ico.length)
  })

  it('have the colors of both themes in the tab', async () => {
    const { colors } = readBrand(root)
    const favicon = String((await createIcons(readBrand(root))).get('icons/favicon.svg'))
    expect(favicon).toContain(`<path fill="${colors.light.pine}"`)
    expect(favicon).toContain(
      `@media(prefers-color-scheme:dark){[fill="${colors.light.pine}"]{fill:${colors.dark.pine}}}`,
    )
  })
})

async function expectPng(image: Buffer | string | undefined, size: number) {
  const { format, width, height } = await sharp(image).metadata()
  expect([format, width, height]).toEqual(['png', size, size])
}

interface Manifest {
  readonly [member: string]: unknown
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: Manifest['icons'] }[]
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[]
}

// https://developer.chrome.com/blog/update-install-criteria and https://web.dev/patterns/web-apps/richer-install-ui
describe.each(locales)('the web app manifest in %s', locale => {
  const readManifest = async () => {
    await writeBrand(root)
    return JSON.parse(readFileSync(join(root, 'dist/public', getManifestPath(locale)), 'utf8')) as Manifest
  }
  const expectSizes = async (files: readonly { readonly src: string; readonly sizes: string }[]) => {
    for (const { src, sizes } of files.filter(file => file.sizes !== 'any')) {
      const { width, height } = await sharp(join(root, 'dist/public', src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  }

  it('makes the site installable', async () => {
    const manifest = await readManifest()
    const home = locale === 'ru' ? '/' : '/en'
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: '/', lang: locale, display: 'standalone' })
    const { name } = readBrand(root).names[locale]
    expect([manifest['name'], manifest['short_name']]).toEqual([name, name])
    const pngSizes = (purpose: string) =>
      manifest.icons
        .filter(icon => icon.type === 'image/png' && (icon.purpose ?? 'any') === purpose)
        .map(({ sizes }) => sizes)
    expect(pngSizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(pngSizes('maskable')).toEqual(['512x512'])
    await expectSizes(manifest.icons)
  })

  it('has shortcuts to the search and to the favorites', async () => {
    const { shortcuts } = await readManifest()
    const prefix = locale === 'ru' ? '' : '/en'
    expect(shortcuts.map(({ url }) => url)).toEqual([`${prefix}/profiles`, `${prefix}/profiles/compare`])
    for (const { name, icons } of shortcuts) {
      expect(name).toMatch(/^\p{L}+$/u)
      expect(icons[0]?.sizes).toBe('96x96')
      await expectSizes(icons)
    }
  })

  it('has screenshots for phones and wide screens', async () => {
    const { screenshots } = await readManifest()
    expect(screenshots.map(screenshot => screenshot.form_factor)).toEqual(['narrow', 'wide'])
    await expectSizes(screenshots)
  })
})

describe('the check', () => {
  const finishTexts = () => {
    for (const locale of locales)
      for (const name of ['about', 'help', 'offer', 'privacy-policy', 'terms-of-use', 'user-agreement'])
        edit(`content/${locale}/${name}.md`, text =>
          text.replace(/^sample: true\n/m, '').replace(/\n---\n[^]*/, '\n---\n\nA text.\n'),
        )
  }

  it('finds nothing in a finished brand', async () => {
    finishTexts()
    expect(await findProblems()).toEqual([])
  })

  it('finds nothing but the sample texts in this brand', async () => {
    const problems = await findProblems()
    expect(problems.filter(problem => !problem.endsWith('the text is still the sample'))).toEqual([])
    expect(problems).toHaveLength(12)
  })

  it.each([
    ['an example address', 'Пишите на info@example.com.'],
    ['an example address', 'Write to help@znatok.example.'],
    ['an example phone number', '+7 900 000-00-01'],
    ['a placeholder', 'Владелец сайта указывает в этом разделе своё название.'],
    ['a placeholder', 'In this section they give their name.'],
    ['a placeholder', 'Это образец.'],
  ])('finds %s in a text: %s', async (description, line) => {
    finishTexts()
    edit('content/ru/about.md', text => `${text}\n${line}\n`)
    expect(await findProblems()).toEqual([`content/ru/about.md: ${description}: '${line}'`])
  })

  it('finds the contact and the operator that a sample without its mark leaves open', async () => {
    for (const locale of locales)
      for (const name of ['about', 'privacy-policy'])
        edit(`content/${locale}/${name}.md`, text => text.replace(/^sample: true\n/m, ''))
    expect((await findProblems()).filter(problem => problem.includes('a placeholder'))).toEqual(
      locales.flatMap(locale =>
        ['about', 'privacy-policy'].map(name => expect.stringContaining(`content/${locale}/${name}.md`) as string),
      ),
    )
  })

  it('finds a pale color', async () => {
    finishTexts()
    edit('brand/tokens.css', text => text.replace(/--danger: [^;]*/, '--danger: light-dark(#ff9999, #ff9999)'))
    expect(await findProblems()).toContainEqual(expect.stringContaining('--danger on --surface has a contrast of'))
  })

  it.each([
    ['not square', (svg: string) => svg.replace('0 0 512 512', '0 0 512 500'), 'the view box is not square'],
    ['transparent', (svg: string) => svg.replace('M0 0h512v512H0z', 'M99 99h300v300H99z'), 'transparent pixels'],
    ['cropped', (svg: string) => svg.replace('translate(104 104)', 'translate(4 4)'), 'crop the icon'],
  ])('finds an icon of the home screen that is %s', async (_fault, replace, problem) => {
    finishTexts()
    edit('brand/app-icon.svg', replace)
    expect(await findProblems()).toContainEqual(expect.stringContaining(problem))
  })

  it('finds missing and too long screenshots', async () => {
    finishTexts()
    rmSync(join(root, 'brand/screenshots/en-wide.png'))
    await paintScreenshot('ru-narrow', 320, 900)
    expect(await findProblems()).toEqual([
      expect.stringContaining('ru-narrow.png: 320 × 900 png'),
      expect.stringContaining("no wide screenshot in 'en'"),
    ])
  })
})
