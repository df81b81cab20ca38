import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

interface ClassUse {
  readonly path: string
  readonly module: string
  /** Undefined if the class names cannot be determined. */
  readonly names: readonly string[] | undefined
}

export function parseClasses(css: string): ReadonlySet<string> {
  const bareCss = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, '').replace(/:global\([^)]*\)/g, '')
  const selectors = [...bareCss.matchAll(/(?<=^|[{};])(?!\s*@)([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

export function findCssModuleErrors(
  projectRoot: string,
  sources: readonly string[],
  modules: readonly string[],
): readonly string[] {
  const declaredClasses = new Map(
    modules.map(path => [path, parseClasses(readFileSync(join(projectRoot, path), 'utf8'))]),
  )
  const uses = findUses(projectRoot, sources)
  const usageErrors = uses.flatMap(({ path, module, names }) =>
    names === undefined
      ? [`${path}: uses computed class names of ${module}`]
      : names
          .filter(name => !declaredClasses.get(module)?.has(name))
          .map(name => `${path}: .${name} is not in ${module}`),
  )
  const usedClasses = new Set(uses.flatMap(({ module, names = [] }) => names.map(name => `${module} ${name}`)))
  const unusedClassErrors = [...declaredClasses].flatMap(([module, names]) =>
    [...names].filter(name => !usedClasses.has(`${module} ${name}`)).map(name => `${module}: nothing uses .${name}`),
  )
  return [...usageErrors, ...unusedClassErrors]
}

function findUses(projectRoot: string, sources: readonly string[]): readonly ClassUse[] {
  const importingPaths = sources.filter(path => readFileSync(join(projectRoot, path), 'utf8').includes('.module.css'))
  const usesByFile = importingPaths.map(path => {
    const file = ts.createSourceFile(path, readFileSync(join(projectRoot, path), 'utf8'), ts.ScriptTarget.Latest, true)
    return findUsesInFile(path, file, getLiteralNames)
  })
  // Types are needed only for names such as `styles[kind]`.
  const pathsWithComputedNames = new Set(usesByFile.flat().flatMap(({ path, names }) => (names ? [] : [path])))
  const program = createProjectProgram(projectRoot, [...pathsWithComputedNames])
  const checker = program.getTypeChecker()
  return usesByFile.flatMap(uses => {
    const path = uses.find(({ names }) => !names)?.path
    const file = path === undefined ? undefined : program.getSourceFile(join(projectRoot, path))
    return path !== undefined && file ? findUsesInFile(path, file, key => getTypedNames(key, checker)) : uses
  })
}

/** Omits the types of packages, because reading them takes seconds. */
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
  host.resolveModuleNameLiterals = (names, importingFile) =>
    names.map(({ text }) =>
      /^[#.]/.test(text) ? ts.resolveModuleName(text, importingFile, options, host) : { resolvedModule: undefined },
    )
  return ts.createProgram(
    paths.map(path => join(projectRoot, path)),
    options,
    host,
  )
}

type GetNames = (key: ts.Expression) => readonly string[] | undefined

function findUsesInFile(path: string, file: ts.SourceFile, getNames: GetNames): readonly ClassUse[] {
  const modules = new Map<string, string>()
  const uses: ClassUse[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const cssModule = resolveCssModule(path, node)
      if (cssModule !== undefined) modules.set(node.importClause?.name?.text ?? '', cssModule)
      return
    }
    const usedModule = ts.isIdentifier(node) && isReference(node) ? modules.get(node.text) : undefined
    if (usedModule !== undefined) uses.push({ path, module: usedModule, names: getUsedNames(node, getNames) })
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

/** False for a property that has the name of an import. */
const isReference = (node: ts.Identifier): boolean =>
  !((ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node)

function getUsedNames({ parent, pos }: ts.Node, getNames: GetNames): readonly string[] | undefined {
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  const isLookup = ts.isElementAccessExpression(parent) && parent.expression.pos === pos
  return isLookup ? getNames(parent.argumentExpression) : undefined
}

const getLiteralNames: GetNames = key => (ts.isStringLiteral(key) ? [key.text] : undefined)

function getTypedNames(key: ts.Expression, checker: ts.TypeChecker): readonly string[] | undefined {
  const type = checker.getTypeAtLocation(key)
  const types = type.isUnion() ? type.types : [type]
  return types.every(member => member.isStringLiteral()) ? types.map(member => member.value) : undefined
}
