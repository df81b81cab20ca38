import { clientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import { createUseCaseVisit, createUseCaseVisits, createInputsWithText } from './use-case-visits.ts'
import type { Visit } from './visit.ts'

export interface HostileRequest extends Visit {
  readonly name: string
}

/** One character of each class that a pattern may repeat. */
const characters: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  letters: 'a',
  digits: '0',
  'plus signs': '+',
  commas: ',',
  semicolons: ';',
  'equals signs': '=',
  quotes: '"',
  slashes: '/',
  dots: '.',
  hyphens: '-',
  brackets: '<',
}
/** Characters of texts, including those that headers do not allow. */
const textCharacters: Readonly<Record<string, string>> = {
  ...characters,
  'Russian letters': 'я',
  'line breaks': '\n',
  'invisible characters': '\u200B',
  'combining marks': '\u0301',
  'emoji of two units': '😀',
}

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-none-match',
  'next-router-state-tree',
  'origin',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
]

/** HTTP parsers may trim leading spaces, but not after `a`. The suffixes let patterns match up to their last part. */
const affixes = [
  ['', 'x'],
  ['a', 'b;q=0'],
] as const

export const createHostileHeaders = (length: number): readonly HostileRequest[] =>
  headerNames.flatMap(header =>
    Object.entries(characters).flatMap(([name, character]) =>
      affixes.map(([prefix, suffix]) => ({
        name: `${header} of ${name}`,
        path: '/',
        headers: { [header]: prefix + character.repeat(length) + suffix },
      })),
    ),
  )

/** For the URL and the headers together, Node allows 16 KB. */
const maxUrlTextLength = 14_000

const getUrlLength = (character: string): number => encodeURIComponent(JSON.stringify(character).slice(1, -1)).length

const repeatForUseCase = (name: ClientUseCaseName, character: string, length: number): string =>
  character.repeat(
    clientUseCases[name] === 'mutation'
      ? length
      : Math.floor(Math.min(length, maxUrlTextLength) / getUrlLength(character)),
  )

export const createHostileTexts = (length: number, cookie: string): readonly HostileRequest[] =>
  Object.entries(textCharacters).flatMap(([characterName, character]) =>
    createUseCaseVisits(cookie).flatMap(({ name }) =>
      createInputsWithText(name, `+7${repeatForUseCase(name, character, length)}x+`).map(input => ({
        ...createUseCaseVisit(name, input, cookie),
        name: `${name} with ${characterName}`,
      })),
    ),
  )

export const hostilePaths: readonly HostileRequest[] = [
  '/%5Fnext/image?url=http%3A%2F%2Fexample.com%2Fa.png&w=64&q=75',
  '/_next/im%61ge?url=http%3A%2F%2Fexample.com%2Fa.png&w=64&q=75',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75',
  '/_next/image?url=file%3A%2F%2F%2Fetc%2Fpasswd&w=64&q=75',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/kazan/%00',
  '/%ff',
  '//example.com/',
  `/${'a/'.repeat(2000)}`,
  `/profiles?search=${'%20'.repeat(2000)}`,
  `/profiles?${'a=b&'.repeat(2000)}`,
  '/sitemaps/profiles-99999.xml',
  '/og/ru/profile/99999999999999999999.png',
].map(path => ({ name: path.slice(0, 60), path }))
