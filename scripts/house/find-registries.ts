import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Patterns of the file and the declaration of each kind. The names are an object's keys or an interface's members. */
const declarations = {
  'use-cases': [/^src\/application\/use-cases\.ts$/, /^useCases$/],
  ports: [/^src\/application\/ports\.ts$/, /^Ports$/],
  endpoints: [/^src\/infrastructure\/api\/.*\.endpoints\.ts$/, /Endpoints$/],
} as const
type Kind = keyof typeof declarations

const parseFile = (path: string) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

const unwrapExpression = (node: ts.Node | undefined): ts.Node | undefined =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? unwrapExpression(node.expression) : node

function findNames(path: string, namePattern: RegExp): readonly string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && namePattern.test(node.name.text)) {
      names.push(...node.members.flatMap(member => member.name?.getText() ?? []))
    }
    if (ts.isVariableDeclaration(node) && namePattern.test(node.name.getText())) {
      const value = unwrapExpression(node.initializer)
      if (value && ts.isObjectLiteralExpression(value)) {
        names.push(...value.properties.flatMap(property => property.name?.getText() ?? []))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(parseFile(path))
  return names
}

/** A file that probably has to be edited for each new use-case, port or endpoint. */
export interface Registry {
  readonly kind: Kind
  readonly path: string
  readonly namedCount: number
  readonly totalCount: number
}

export function findRegistries(paths: readonly string[]): readonly Registry[] {
  const wordsByPath = new Map(paths.map(path => [path, new Set(readFileSync(path, 'utf8').match(/\w+/g))]))
  return Object.entries(declarations).flatMap(([kind, [pathPattern, namePattern]]) => {
    const names = paths.filter(path => pathPattern.test(path)).flatMap(path => findNames(path, namePattern))
    return paths
      .map(path => ({
        kind: kind as Kind,
        path,
        namedCount: names.filter(name => wordsByPath.get(path)?.has(name)).length,
        totalCount: names.length,
      }))
      .filter(({ namedCount, totalCount }) => namedCount >= Math.max(5, totalCount / 4))
  })
}

export const findFilesWithName = (name: string, paths: readonly string[]): readonly string[] =>
  paths.filter(path => new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')))
