import { relative } from 'node:path'
import ts from 'typescript'
import { createHandledCheck, isStoringCall } from './create-handled-check.ts'

type HandledCheck = ReturnType<typeof createHandledCheck>

function findStoredOrDiscardedExpressions(node: ts.Node): readonly ts.Expression[] {
  if (ts.isPropertyAssignment(node)) return [node.initializer]
  if (ts.isPropertyDeclaration(node)) return node.initializer ? [node.initializer] : []
  if (ts.isShorthandPropertyAssignment(node)) return [node.name]
  if (ts.isBinaryExpression(node)) return isAssignment(node.operatorToken.kind) ? [node.right] : []
  if (ts.isVoidExpression(node)) return [node.expression]
  return isStoringCall(node) ? node.arguments : []
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

const isUnhandledDeclaration = (node: ts.Node, check: HandledCheck): boolean => {
  if (ts.isParameter(node) && hasBody(node.parent))
    return isNamedPromise(node, check) && !check.isDeclarationHandled(node)
  if (!ts.isVariableDeclaration(node) || !node.initializer || !isNamedPromise(node, check)) return false
  return !check.isStoredSafely(node.initializer) && !check.isDeclarationHandled(node)
}

const hasBody = (node: ts.SignatureDeclaration) => 'body' in node && node.body !== undefined

const isNamedPromise = (node: ts.ParameterDeclaration | ts.VariableDeclaration, { isPromise }: HandledCheck) =>
  ts.isIdentifier(node.name) && isPromise(node.name)

/** If a stored promise is rejected before other code awaits it, the Node.js process ends. */
export function findUnhandledPromises(root: string, isChecked: (path: string) => boolean): readonly string[] {
  const { options, fileNames } = readConfiguration(root)
  const files = fileNames.filter(path => isChecked(relative(root, path)))
  const program = ts.createProgram(files, { ...options, incremental: false })
  const handledCheck = createHandledCheck(program.getTypeChecker())

  return files.flatMap(path => {
    const source = program.getSourceFile(path)
    const lines: string[] = []
    const report = (node: ts.Node) => {
      const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart())
      lines.push(`${relative(root, path)}:${line + 1}: ${node.getText().split('\n', 1)[0]}`)
    }
    const visit = (node: ts.Node): void => {
      for (const expression of findStoredOrDiscardedExpressions(node))
        if (!handledCheck.isStoredSafely(expression)) report(expression)
      if (isUnhandledDeclaration(node, handledCheck)) report(node)
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
    return lines
  })
}

function readConfiguration(root: string): ts.ParsedCommandLine {
  const fail = ({ messageText }: ts.Diagnostic): never => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
  const configuration = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, host)
  if (!configuration) throw new Error('tsconfig.json could not be read')
  return configuration
}
