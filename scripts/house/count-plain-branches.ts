import ts from 'typescript'

const reactPackages = /^(react|react-dom|next|@tanstack\/react-query|react-hook-form|@xstate\/react)(\/|$)/
const queryClientSpecifier = '#ui/query-client.ts'
const hookName = /^use[A-Z]/

const isBranch = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isCaseClause(node) ||
  ts.isIterationStatement(node, false) ||
  (ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
      node.operatorToken.kind,
    ))

const isReactImport = ({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean => {
  const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  if (reactPackages.test(specifier) || specifier === queryClientSpecifier) return true
  const names = importClause?.namedBindings
  return names !== undefined && ts.isNamedImports(names) && names.elements.some(({ name }) => hookName.test(name.text))
}

/** Returns 0 if the file uses React. Other files could move out of `src/ui`. */
export function countPlainBranches(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  if (file.statements.some(statement => ts.isImportDeclaration(statement) && isReactImport(statement))) return 0
  let branches = 0
  const visit = (node: ts.Node) => {
    if (isBranch(node)) branches += 1
    ts.forEachChild(node, visit)
  }
  visit(file)
  return branches
}
