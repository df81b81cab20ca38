import { listFunctionsByLength, maxFunctionLines } from '#scripts/house/list-functions-by-length.ts'
import { isTestFile, countLines, type Source } from './sources.ts'

export interface SourceRule {
  readonly name: string
  readonly applies: (path: string) => boolean
  readonly isBroken: (source: Source) => boolean
}

const appliesEverywhere = () => true
const containsMatch = (pattern: RegExp) => (source: Source) => pattern.test(source.text)
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Removes the markers of route segments: [locale], [[...slug]], (group), ~internal. */
const stripRouteMarkers = (segment: string) =>
  segment.replace(/^(\[\[?(\.\.\.)?|\(|~|@|_)/, '').replace(/(\]\]?|\))$/, '')

const joinNameLists = (text: string) =>
  text.replaceAll(/^(?:export|import) (?:type )?\{[^}]*\}/gm, list => list.replaceAll('\n', ' '))

/** Rules that the linter and the layer rules cannot express, or that no comment may disable. */
export const sourceRules: readonly SourceRule[] = [
  {
    name: 'pages stay under 40 lines',
    applies: path => /^src\/app\/.*\b(page|layout)\.tsx$/.test(path),
    isBroken: source => countLines(source) >= 40,
  },
  {
    name: 'functions have at most 60 lines',
    applies: path => path.startsWith('src/') && !isTestFile(path),
    isBroken: source => listFunctionsByLength([source]).some(({ lines }) => lines > maxFunctionLines),
  },
  {
    name: 'no barrel files',
    applies: appliesEverywhere,
    isBroken: ({ path, text }) =>
      /(^|\/)index\.tsx?$/.test(path) ||
      (/^export [^=]*\bfrom\s+['"]/m.test(text) &&
        !/^(?!\s*(export\b.*\bfrom\b|import\b|\/\/|\/?\*)).*\S/m.test(joinNameLists(text))),
  },
  {
    name: 'names are kebab-case',
    applies: appliesEverywhere,
    isBroken: ({ path }) => !path.split('/').every(segment => kebabCase.test(stripRouteMarkers(segment))),
  },
  {
    name: "'use client' in views only",
    applies: path => !/^src\/(ui|app)\//.test(path),
    isBroken: containsMatch(/^\s*['"]use client['"]/m),
  },
  {
    name: 'no server actions',
    applies: appliesEverywhere,
    isBroken: containsMatch(/^\s*['"]use server['"]/m),
  },
  {
    name: 'no TODO comments and no suppressed checks',
    applies: appliesEverywhere,
    isBroken: containsMatch(
      /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|\b(eslint|oxlint)-disable|prettier-ignore|v8 ignore/,
    ),
  },
  {
    name: 'only outcome.ts runs Effects',
    applies: path => path !== 'src/application/outcome.ts',
    isBroken: containsMatch(
      /\bEffect\.run[A-Z]|\bimport\b[^;]*?\brun(Promise|Sync|Fork|Callback)\w*[^;]*?from 'effect|\bManagedRuntime\b/,
    ),
  },
  {
    name: 'no decorators in domain and application',
    applies: path => /^src\/(domain|application)\//.test(path),
    isBroken: containsMatch(/^\s*@[A-Za-z]\w*(\(|\s*$)/m),
  },
  {
    name: 'the server reads responses within a byte limit',
    // Browsers read only responses of this site.
    applies: path =>
      /^src\/(?!ui\/|app\/browser\/|infrastructure\/(?:browser|service-worker)\/|.*\/testing\/)/.test(path) &&
      !isTestFile(path),
    isBroken: containsMatch(/\.(?:text|json|arrayBuffer|blob|bytes|formData|clone)\(\)/),
  },
  {
    name: 'every test runs',
    applies: path => /\.(test|spec)\.tsx?$/.test(path),
    isBroken: containsMatch(/\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|fails|skipIf|runIf)\b/),
  },
  {
    name: 'no test waits for a fixed time or with a fixed timeout',
    // WebDriver can't wait for a condition, so `wait-until.ts` polls.
    applies: path => /^tests\/|\.test\.tsx?$/.test(path) && path !== 'tests/engines/wait-until.ts',
    isBroken: containsMatch(
      // `vi.waitFor` times out after a second; `expect.poll` has the timeout of vitest.config.ts.
      /\bwaitForTimeout\(|\bnetworkidle\b|\bvi\.waitFor\(|\bvi\.waitUntil\(|\b(new Promise|Promise\.withResolvers).*setTimeout|timers\/promises/,
    ),
  },
]

export const findBrokenRules = (source: Source): readonly string[] =>
  sourceRules.filter(({ applies, isBroken }) => applies(source.path) && isBroken(source)).map(({ name }) => name)
