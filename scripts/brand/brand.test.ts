import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getManifestPath } from '#app/page-content/app-metadata.ts'
import brandNames from '#brand/names.json'
import { locales } from '#domain/shared/locale.ts'
import { otherBrandNames, writeOtherBrand } from '#tests/servers/write-other-brand.ts'
import { createIcons } from './create-icons.ts'
import { findBrandProblems } from './find-brand-problems.ts'
import { formatSiteMetadata } from './foreign-pictures.ts'
import { readBrand } from './read-brand.ts'
import { writeBrand } from './write-brand.ts'

const projectRoot = join(import.meta.dirname, '../..')

let root: string
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'znatok-brand-'))
  for (const folder of ['brand', 'content', 'src/ui/i18n/locales'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
  await writeOtherBrand(root)
  cpSync(join(projectRoot, 'brand/tokens.css'), join(root, 'brand/tokens.css'))
  mkdirSync(join(root, 'brand/screenshots'), { recursive: true })
  for (const locale of locales) {
    await paintScreenshot(`${locale}-narrow`, 720, 1440)
    await paintScreenshot(`${locale}-wide`, 1280, 800)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const paintScreenshot = (name: string, width: number, height: number, metadata?: string) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } }).png()
  return (metadata === undefined ? picture : picture.withXmp(metadata)).toFile(
    join(root, `brand/screenshots/${name}.png`),
  )
}

const edit = (file: string, replace: (text: string) => string) =>
  writeFileSync(join(root, file), replace(readFileSync(join(root, file), 'utf8')))
/** False in an operator's project: the brand's name differs from the package's, and the brand may be incomplete. */
const isProjectBrand = readFileSync(join(projectRoot, 'package.json'), 'utf8').includes(
  `"name": "${brandNames.en.name.toLowerCase()}"`,
)
const findProblems = () => findBrandProblems(root, readBrand(root))

describe('reading an invalid brand', () => {
  it.each([
    [
      'a missing phrase "on the site"',
      'names.json',
      () => '{ "ru": { "name": "А", "onSite": "на А" }, "en": { "name": "A" } }',
      'onSite',
    ],
    [
      'an empty name',
      'names.json',
      (text: string) => text.replace(/"name":\s*"[^"]*"/, '"name":" "'),
      'brand/names.json',
    ],
    ['invalid JSON', 'descriptions.json', () => 'a', 'brand/descriptions.json'],
    ['an unknown color', 'tokens.css', (text: string) => text.replace('--pine:', '--fir:'), '--fir is unknown'],
    [
      'a reference to an unknown color',
      'icon.svg',
      (text: string) => text.replace('--pine', '--fir'),
      'brand/icon.svg: no color --fir in brand/tokens.css',
    ],
    ['an SVG without a view box', 'logo.en.svg', (text: string) => text.replace('viewBox', 'box'), 'brand/logo.en.svg'],
    ['a script', 'logo.ru.svg', (text: string) => text.replace('<path', '<script/><path'), "'<script'"],
    ['an event handler', 'logo.ru.svg', (text: string) => text.replace('<path', '<path onclick="a()"'), "'onclick='"],
    ['a group', 'logo.ru.svg', (text: string) => text.replace(/<path.*\/>/, '<g>$&</g>'), 'only path, rect'],
    [
      'an embedded image',
      'app-icon.svg',
      (text: string) => text.replace('<path', '<image href="a"/><path'),
      "'<image'",
    ],
  ])('fails with a message about %s', (_fault, file, replace, message) => {
    edit(`brand/${file}`, replace)
    expect(() => readBrand(root)).toThrow(message)
  })

  it('reports all invalid files at once, a line each', () => {
    edit('brand/icon.svg', () => '')
    edit('brand/names.json', () => '{}')
    expect(() => readBrand(root)).toThrow(/^brand\/names\.json: .*\nbrand\/icon\.svg: .*$/)
  })
})

describe('the icons', () => {
  it('have the sizes in their file names, and no transparency on home screens', async () => {
    const icons = await createIcons(readBrand(root))
    for (const size of [16, 32]) await expectPng(icons.get(`icons/favicon-${size}.png`), size)
    for (const size of [180, 192, 512]) {
      await expectPng(icons.get(`icons/icon-${size}.png`), size)
      expect((await sharp(icons.get(`icons/icon-${size}.png`)).stats()).isOpaque).toBe(true)
    }
  })

  it('include an ICO with images of 16 and 32 pixels for old programs', async () => {
    const icons = await createIcons(readBrand(root))
    const ico = icons.get('favicon.ico')
    if (!Buffer.isBuffer(ico)) throw new Error('no file')
    // The type (1: icons), the number of images and their widths.
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 16, 32])
    // The size in bytes and the offset of the second image.
    const [bytes, offset] = [ico.readUInt32LE(30), ico.readUInt32LE(34)]
    await expectPng(ico.subarray(offset, offset + bytes), 32)
    expect(offset + bytes).toBe(ico.length)
  })

  it('have the colors of both themes in the tab', async () => {
    const { colors } = readBrand(root)
    const favicon = String((await createIcons(readBrand(root))).get('icons/favicon.svg'))
    expect(favicon).toContain(`<path data-fill="--pine" fill="${colors.light.pine}"`)
    expect(favicon).toContain(`@media(prefers-color-scheme:dark){[data-fill="--pine"]{fill:${colors.dark.pine}}}`)
  })

  it('use the dark value of each color in the tab, even if two colors are equal in the light theme', async () => {
    edit('brand/icon.svg', svg =>
      svg.replace(
        '</svg>',
        '<path fill="var(--surface)" d="M0 0h1v1z"/><path fill="var(--raised)" d="M1 0h1v1z"/></svg>',
      ),
    )
    edit('brand/tokens.css', css =>
      css
        .replace(/--surface: [^;]*/, '--surface: light-dark(#ffffff, #202020)')
        .replace(/--raised: [^;]*/, '--raised: light-dark(#ffffff, #303030)'),
    )
    const { colors } = readBrand(root)
    expect(colors.light.surface).toBe(colors.light.raised)
    const favicon = String((await createIcons(readBrand(root))).get('icons/favicon.svg'))
    for (const name of ['surface', 'raised'] as const)
      expect(favicon).toContain(`[data-fill="--${name}"]{fill:${colors.dark[name]}}`)
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
    const listPngSizes = (purpose: string) =>
      manifest.icons
        .filter(icon => icon.type === 'image/png' && (icon.purpose ?? 'any') === purpose)
        .map(({ sizes }) => sizes)
    expect(listPngSizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(listPngSizes('maskable')).toEqual(['512x512'])
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

  it('finds the sample texts', async () => {
    finishTexts()
    edit('content/en/help.md', text => text.replace('---\n', '---\nsample: true\n'))
    expect(await findProblems()).toEqual(['content/en/help.md: the text is still the sample'])
  })

  it('names a text whose front matter is invalid', async () => {
    finishTexts()
    edit('content/en/help.md', text => text.replace(/^date: .*\n/m, ''))
    await expect(findProblems()).rejects.toThrow('content/en/help.md: Front matter must have a date')
    await expect(findProblems()).rejects.toHaveProperty('name', 'InvalidBrand')
  })

  it('finds nothing but sample texts in the brand of this project', async () => {
    const problems = isProjectBrand ? await findBrandProblems(projectRoot, readBrand(projectRoot)) : []
    expect(problems.filter(problem => !problem.endsWith('the text is still the sample'))).toEqual([])
  })

  it.each(['logo.ru.svg', 'logo.en.svg', 'icon.svg', 'app-icon.svg'])(
    'reports %s with the label of another site or without a label',
    async file => {
      finishTexts()
      edit(`brand/${file}`, svg => svg.replace(/aria-label="[^"]*"/, 'aria-label="Мастер &amp; Ко"'))
      expect(await findProblems()).toEqual([expect.stringMatching(`brand/${file}: .*'Мастер &amp; Ко'`)])
      edit(`brand/${file}`, svg => svg.replace(/aria-label="[^"]*"/, ''))
      expect(await findProblems()).toEqual([expect.stringContaining(`brand/${file}: `)])
    },
  )

  it('accepts a label whose apostrophe is not escaped', async () => {
    finishTexts()
    edit('brand/names.json', text => text.replace(otherBrandNames.ru, "O'Neil"))
    edit('brand/logo.ru.svg', svg => svg.replace(/aria-label="[^"]*"/, `aria-label="O'Neil"`))
    expect((await findProblems()).filter(problem => problem.startsWith('brand/logo.ru.svg'))).toEqual([])
  })

  it('reports all pictures of the old brand after a change of the name', async () => {
    finishTexts()
    edit('brand/names.json', text => text.replace(otherBrandNames.ru, 'Мастер & Ко').replace(otherBrandNames.en, 'Co'))
    for (const locale of locales)
      await paintScreenshot(`${locale}-wide`, 1280, 800, formatSiteMetadata(otherBrandNames[locale]))
    const files = ['logo.ru', 'logo.en', 'icon', 'app-icon', 'screenshots/ru-wide', 'screenshots/en-wide']
    expect(await findProblems()).toEqual(files.map(file => expect.stringContaining(`brand/${file}.`) as string))
    edit('brand/logo.ru.svg', svg => svg.replace(otherBrandNames.ru, 'Мастер &amp; Ко'))
    await paintScreenshot('ru-wide', 1280, 800, formatSiteMetadata('Мастер & Ко'))
    expect(await findProblems()).toHaveLength(files.length - 2)
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

  it('finds the placeholders for contact and operator in samples that are no longer marked as samples', async () => {
    const mark = /^sample: true\n/m
    const files = locales
      .flatMap(locale => ['about', 'privacy-policy'].map(name => `content/${locale}/${name}.md`))
      .filter(file => mark.test(readFileSync(join(root, file), 'utf8')))
    for (const file of files) edit(file, text => text.replace(mark, ''))
    expect((await findProblems()).filter(problem => problem.includes('a placeholder'))).toEqual(
      files.map(file => expect.stringContaining(file) as string),
    )
  })

  it('finds a pale color', async () => {
    finishTexts()
    edit('brand/tokens.css', text => text.replace(/--danger: [^;]*/, '--danger: light-dark(#ff9999, #ff9999)'))
    expect(await findProblems()).toContainEqual(expect.stringContaining('--danger on --surface has a contrast of'))
  })

  it.each([
    ['not square', (svg: string) => svg.replace('0 0 10 10', '0 0 10 9'), 'the view box is not square'],
    ['transparent', (svg: string) => svg.replace('M0 0h10v10H0z', 'M2 2h6v6H2z'), 'transparent pixels'],
    ['cropped', (svg: string) => svg.replace('M3 3h4v4H3z', 'M0 0h4v4H0z'), 'crop the icon'],
  ])('finds a home screen icon that is %s', async (_fault, replace, problem) => {
    finishTexts()
    edit('brand/app-icon.svg', replace)
    expect(await findProblems()).toContainEqual(expect.stringContaining(problem))
  })

  it('finds a missing screenshot and one that is too long', async () => {
    finishTexts()
    rmSync(join(root, 'brand/screenshots/en-wide.png'))
    await paintScreenshot('ru-narrow', 320, 900)
    expect(await findProblems()).toEqual([
      expect.stringContaining('ru-narrow.png: 320 × 900 png'),
      expect.stringContaining("no wide screenshot in 'en'"),
    ])
  })
})
