import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

interface Use {
  readonly path: string
  readonly module: string
  /** Undefined if the class names cannot be determined. */
  readonly names: readonly string[] | undefined
}

/** The classes in the selectors of a CSS module, without `:global` ones. */
export function parseClasses(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, '').replace(/:global\([^)]*\)/g, '')
  const selectors = [...bare.matchAll(/(?<=^|[{};])\s*(?!@)([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

export function findCssModuleErrors(
  projectRoot: string,
  sources: readonly string[],
  modules: readonly string[],
): readonly string[] {
  const declared = new Map(modules.map(path => [path, parseClasses(readFileSync(join(projectRoot, path), 'utf8'))]))
  const uses = findUses(projectRoot, sources)
  const unknown = uses.flatMap(({ path, module, names }) =>
    names === undefined
      ? [`${path}: takes something other than named classes from ${module}`]
      : names.filter(name => !declared.get(module)?.has(name)).map(name => `${path}: .${name} is not in ${module}`),
  )
  const used = new Set(uses.flatMap(({ module, names = [] }) => names.map(name => `${module} ${name}`)))
  const unused = [...declared].flatMap(([module, names]) =>
    [...names].filter(name => !used.has(`${module} ${name}`)).map(name => `${module}: nothing uses .${name}`),
  )
  return [...unknown, ...unused]
}

function findUses(projectRoot: string, sources: readonly string[]): readonly Use[] {
  const importing = sources.filter(path => readFileSync(join(projectRoot, path), 'utf8').includes('.module.css'))
  const parsed = importing.map(path => {
    const file = ts.createSourceFile(path, readFileSync(join(projectRoot, path), 'utf8'), ts.ScriptTarget.Latest, true)
    return findUsesInFile(path, file, getLiteralNames)
  })
  // Only `styles[kind]` needs types.
  const computed = new Set(parsed.flat().flatMap(({ path, names }) => (names ? [] : [path])))
  const program = createProjectProgram(projectRoot, [...computed])
  const checker = program.getTypeChecker()
  return parsed.flatMap(uses => {
    const path = uses.find(({ names }) => !names)?.path
    const file = path === undefined ? undefined : program.getSourceFile(join(projectRoot, path))
    return path !== undefined && file ? findUsesInFile(path, file, key => getTypedNames(key, checker)) : uses
  })
}

/** Resolves the project's own types only: reading those of packages takes seconds. */
function createProjectProgram(projectRoot: string, paths: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      /^[#.]/.test(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    )
  return ts.createProgram(
    paths.map(path => join(projectRoot, path)),
    options,
    host,
  )
}

type GetNames = (key: ts.Expression) => readonly string[] | undefined

function findUsesInFile(path: string, file: ts.SourceFile, getNames: GetNames): readonly Use[] {
  const modules = new Map<string, string>()
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const imported = resolveCssModule(path, node)
      if (imported !== undefined) modules.set(node.importClause?.name?.text ?? '', imported)
      return
    }
    const usedModule = ts.isIdentifier(node) && isReference(node) ? modules.get(node.text) : undefined
    if (usedModule !== undefined) uses.push({ path, module: usedModule, names: getTakenNames(node, getNames) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

function resolveCssModule(path: string, { moduleSpecifier }: ts.ImportDeclaration): string | undefined {
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.module.css')) return undefined
  const { text } = moduleSpecifier
  return text.startsWith('#') ? `src/${text.slice(1)}` : join(dirname(path), text)
}

/** False for a property of the same name. */
const isReference = (node: ts.Identifier): boolean =>
  !((ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node)

function getTakenNames({ parent, ...module }: ts.Node, getNames: GetNames): readonly string[] | undefined {
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  const isLookup = ts.isElementAccessExpression(parent) && parent.expression.pos === module.pos
  return isLookup ? getNames(parent.argumentExpression) : undefined
}

const getLiteralNames: GetNames = key => (ts.isStringLiteral(key) ? [key.text] : undefined)

function getTypedNames(key: ts.Expression, checker: ts.TypeChecker): readonly string[] | undefined {
  const type = checker.getTypeAtLocation(key)
  const types = type.isUnion() ? type.types : [type]
  return types.every(one => one.isStringLiteral()) ? types.map(one => one.value) : undefined
}
