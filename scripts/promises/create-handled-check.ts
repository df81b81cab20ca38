import ts from 'typescript'

const combinators = /^Promise\.(all|allSettled|any|race)$/
const handlerMethods = new Set(['catch', 'finally', 'then'])
const storingMethods = new Set(['add', 'push', 'set', 'unshift'])

export const isStoringCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  storingMethods.has(node.expression.name.text)

export function createHandledCheck(checker: ts.TypeChecker) {
  const isPromise = (node: ts.Node): boolean => {
    const type = checker.getTypeAtLocation(node)
    return (type.isUnion() ? type.types : [type]).some(({ symbol }) => getName(symbol) === 'Promise')
  }

  /** Whether the expression's promise needs no other handler. */
  const isSafe = (expression: ts.Expression): boolean => {
    const node = unwrapExpression(expression)
    if (!isPromise(node)) return true
    if (ts.isConditionalExpression(node)) return isSafe(node.whenTrue) && isSafe(node.whenFalse)
    if (ts.isBinaryExpression(node)) return isSafe(node.left) && isSafe(node.right)
    if (ts.isIdentifier(node)) return isVariableHandled(node)
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
    const { name, expression: receiver } = node.expression
    if (name.text === 'catch' || (name.text === 'then' && node.arguments.length === 2)) return true
    if (name.text === 'finally') return isSafe(receiver)
    return node.expression.getText() === 'Promise.resolve' && node.arguments.every(isSafe)
  }

  const isVariableHandled = (name: ts.Identifier): boolean => {
    const declaration = getSymbol(checker, name)?.valueDeclaration
    return declaration === undefined || getUses(declaration).some(use => isHandlingUse(use, declaration))
  }

  const getUses = (declaration: ts.Declaration): readonly ts.Identifier[] => {
    const scope = findScope(declaration)
    const symbol = 'name' in declaration ? checker.getSymbolAtLocation(declaration.name as ts.Node) : undefined
    const uses: ts.Identifier[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && getSymbol(checker, node) === symbol && findScope(node) === scope) uses.push(node)
      ts.forEachChild(node, visit)
    }
    if (symbol) visit(scope)
    return uses
  }

  return {
    isPromise,
    isStoredSafely: (expression: ts.Expression): boolean =>
      isSafe(expression) || (isStoredByAssignment(expression) && isHandlingUse(expression.parent, expression)),
    isDeclarationHandled: (declaration: ts.Declaration): boolean =>
      getUses(declaration).some(use => isHandlingUse(use, declaration)),
  }
}

const unwrapExpression = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? unwrapExpression(node.expression)
    : node

/** Some types, such as primitives and unions, have no symbol, although `ts.Type` declares it as always present. */
const getName = (symbol: ts.Symbol | undefined) => symbol?.name

const getSymbol = (checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined =>
  ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)

const findScope = (node: ts.Node): ts.Node => ts.findAncestor(node.parent, isScope) ?? node.getSourceFile()

/** A promise executor starts no scope, because it runs as a part of the surrounding function. */
const isScope = (node: ts.Node) =>
  ts.isSourceFile(node) ||
  (ts.isFunctionLike(node) && !(ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'Promise'))

/** Whether an expression is assigned, as in `(stored = promise)`. The promise is the value of the assignment. */
const isStoredByAssignment = ({ parent }: ts.Expression) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

/** Whether a use attaches a handler or passes the promise on. An `await` or `return` must precede any other `await`. */
function isHandlingUse(use: ts.Node, start: ts.Node): boolean {
  const { parent } = use
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isConditionalExpression(parent))
    return isHandlingUse(parent, start)
  if (ts.isBinaryExpression(parent))
    return isFallbackOrAssignment(parent) && parent.left === use && isHandlingUse(parent, start)
  if (ts.isPropertyAccessExpression(parent)) return handlerMethods.has(parent.name.text)
  if (ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return !hasAwaitBetween(start, parent)
  if (ts.isArrayLiteralExpression(parent))
    return ts.isCallExpression(parent.parent) && combinators.test(parent.parent.expression.getText())
  return ts.isCallExpression(parent) && parent.expression !== use && !isStoringCall(parent)
}

const isFallbackOrAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.EqualsToken

function hasAwaitBetween(start: ts.Node, end: ts.Node): boolean {
  const scope = findScope(start)
  const visit = (node: ts.Node): boolean =>
    (ts.isAwaitExpression(node) &&
      node !== end &&
      node.end > start.end &&
      node.pos < end.pos &&
      findScope(node) === scope) ||
    (ts.forEachChild(node, child => visit(child) || undefined) ?? false)
  return visit(scope)
}
