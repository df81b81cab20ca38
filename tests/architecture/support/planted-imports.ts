import { dirname, relative } from 'node:path/posix'

interface PlantedImport {
  readonly rule: string
  readonly path: string
  readonly code: string
  /** The imported file or package, an import that can't be resolved, or for `known-layer` the file itself. */
  readonly target: string
}

type ForbiddenImport = readonly [rule: string, path: string, target: string]

const forbiddenImports: readonly ForbiddenImport[] = [
  ['testing-serves-tests', 'src/infrastructure/web-server/real.ts', 'src/infrastructure/web-server/testing/leaf.ts'],
  ['application-imports-inward', 'src/application/a/out.ts', 'src/infrastructure/api/a/leaf.ts'],
  ['application-imports-inward', 'src/application/a/ui.ts', 'src/ui/a/leaf.ts'],
  ['infrastructure-imports-inward', 'src/infrastructure/api/a/ui.ts', 'src/ui/a/leaf.ts'],
  ['ui-imports-inward', 'src/ui/a/gateway.ts', 'src/infrastructure/api/a/leaf.ts'],
  ['kit-imports-no-module', 'src/ui/kit/fields/query.ts', 'src/ui/a/leaf.ts'],
  ['ui-imports-inward', 'src/ui/a/page.ts', 'src/app/page.ts'],
  ['app-is-not-imported', 'src/infrastructure/web-server/page.ts', 'src/app/page.ts'],
  ['browser-adapters-stay-light', 'src/infrastructure/browser/heavy.ts', 'src/infrastructure/api/a/leaf.ts'],
  ['api-knows-no-server', 'src/infrastructure/api/a/server.ts', 'src/infrastructure/web-server/leaf.ts'],
  ['mocks-and-contracts-know-domain-and-api', 'mocks/ui.ts', 'src/ui/a/leaf.ts'],
  ['mocks-and-contracts-know-domain-and-api', 'contracts/use-case.ts', 'src/application/a/leaf.ts'],
  ['mocks-import-provider-states-only', 'mocks/pact.ts', 'contracts/leaf.ts'],
  ['product-knows-no-development', 'src/infrastructure/web-server/script.ts', 'scripts/leaf.ts'],
  ['tests-are-not-imported', 'src/ui/a/from-test.ts', 'src/ui/a/a.test.ts'],
  ['testing-serves-tests', 'src/infrastructure/api/a/fake.ts', 'src/infrastructure/web-server/testing/leaf.ts'],
]

const createRelativeImport = ([rule, path, target]: ForbiddenImport): PlantedImport => {
  const relativePath = relative(dirname(path), target.replace(/\.ts$/, ''))
  return { rule, path, code: `import '${relativePath.replace(/^(?!\.)/, './')}'`, target }
}

const createAliasImport = ([rule, path, target]: ForbiddenImport): PlantedImport => ({
  rule,
  path: path.replace(/\.ts$/, '-alias.ts'),
  code: `import '#${target.replace(/^src\//, '')}'`,
  target,
})

const otherViolations: readonly (readonly [rule: string, path: string, code: string, target: string])[] = [
  ['no-circular', 'src/domain/a/circle-2.ts', `import './circle'`, 'src/domain/a/circle.ts'],
  ['no-unresolvable', 'src/ui/a/lost.ts', `import './nowhere'`, './nowhere'],
  ['no-undeclared-package', 'src/ui/a/undeclared.ts', `import 'acorn'`, 'acorn'],
  ['no-dev-package-at-run-time', 'src/infrastructure/api/a/dev.ts', `import 'vitest'`, 'vitest'],
  ['known-layer', 'src/other/orphan.ts', `export const a = 1`, 'src/other/orphan.ts'],
  ['known-layer', 'src/other/imports.ts', `import '../domain/a/leaf'`, 'src/other/imports.ts'],
  ['known-layer', 'src/lonely.ts', `export const a = 1`, 'src/lonely.ts'],
  ['domain-imports-domain-only', 'src/domain/a/node.ts', `import 'node:fs'`, 'fs'],
  ['domain-imports-domain-only', 'src/domain/a/react.ts', `import 'react'`, 'react'],
  [
    'domain-imports-no-layer',
    'src/domain/a/up.ts',
    `import type {} from '../../application/a/leaf'`,
    'src/application/a/leaf.ts',
  ],
  ['application-imports-effect-and-xstate-only', 'src/application/a/react.ts', `import 'react'`, 'react'],
  [
    'ui-imports-inward',
    'src/ui/a/gateway-type.ts',
    `import type {} from '../../infrastructure/api/a/leaf'`,
    'src/infrastructure/api/a/leaf.ts',
  ],
  [
    'service-worker-stays-light',
    'src/infrastructure/service-worker/heavy.ts',
    `import '#infrastructure/api/a/leaf.ts'`,
    'src/infrastructure/api/a/leaf.ts',
  ],
  ['inversify-in-di-only', 'src/infrastructure/api/a/inversify.ts', `import 'inversify'`, 'inversify'],
  ['inversify-in-di-only', 'src/app/metadata.ts', `import 'reflect-metadata'`, 'reflect-metadata'],
  [
    'no-effect-in-the-browser',
    'src/ui/a/effect.ts',
    `import { Effect } from 'effect'\nexport const a = Effect.void`,
    'effect',
  ],
  [
    'no-effect-in-the-browser',
    'src/domain/a/effect.ts',
    `import { Effect } from 'effect'\nexport const a = Effect.void`,
    'effect',
  ],
  ['react-in-views-only', 'src/infrastructure/api/a/react.ts', `import 'react-dom'`, 'react-dom'],
  ['next-in-pages-and-adapter-only', 'src/infrastructure/web-server/next.ts', `import 'next'`, 'next'],
  ['fastify-in-web-server-only', 'src/infrastructure/di/fastify.ts', `import 'fastify'`, 'fastify'],
  ['views-know-no-node', 'src/ui/a/node.ts', `import 'node:fs'`, 'fs'],
  [
    'mocks-in-demo-only',
    'src/infrastructure/web-server/mock.ts',
    `export const a = () => import('../../../mocks/leaf')`,
    'mocks/leaf.ts',
  ],
  [
    'no-circular',
    'src/domain/a/alias-circle-2.ts',
    `import '#domain/a/alias-circle.ts'`,
    'src/domain/a/alias-circle.ts',
  ],
  ['no-unresolvable', 'src/ui/a/lost-alias.ts', `import '#ui/nowhere.ts'`, '#ui/nowhere.ts'],
  [
    'domain-imports-no-layer',
    'src/domain/a/up-alias.ts',
    `import type {} from '#application/a/leaf.ts'`,
    'src/application/a/leaf.ts',
  ],
  ['ui-imports-inward', 'src/ui/a/page-alias.ts', `import type {} from '#app/page.ts'`, 'src/app/page.ts'],
  [
    'mocks-in-demo-only',
    'src/infrastructure/web-server/mock-alias.ts',
    `export const a = () => import('#mocks/leaf.ts')`,
    'mocks/leaf.ts',
  ],
]

export const plantedImports: readonly PlantedImport[] = [
  ...forbiddenImports.flatMap(violation => [createRelativeImport(violation), createAliasImport(violation)]),
  ...otherViolations.map(([rule, path, code, target]) => ({ rule, path, code, target })),
]
export const importedFiles: readonly (readonly [path: string, code: string])[] = [
  ['src/domain/a/circle.ts', `import './circle-2'`],
  ['src/domain/a/alias-circle.ts', `import '#domain/a/alias-circle-2.ts'`],
  ['src/domain/a/leaf.ts', 'export {}'],
  ['src/application/a/leaf.ts', 'export {}'],
  ['src/infrastructure/api/a/leaf.ts', 'export {}'],
  ['src/infrastructure/web-server/leaf.ts', 'export {}'],
  ['src/infrastructure/web-server/testing/leaf.ts', 'export {}'],
  ['src/ui/a/leaf.ts', 'export {}'],
  ['src/ui/a/a.test.ts', 'export {}'],
  ['src/app/page.ts', 'export {}'],
  ['mocks/leaf.ts', 'export {}'],
  ['contracts/leaf.ts', 'export {}'],
  ['scripts/leaf.ts', 'export {}'],
]
export const acceptedFiles: readonly (readonly [path: string, code: string])[] = [
  ['src/domain/a/type.ts', `import type { Effect } from 'effect'\nexport type A = Effect.Effect<1>`],
  [
    'src/application/a/rule.ts',
    `import { Effect } from 'effect'\nimport '../../domain/a/leaf'\nexport const a = Effect.void`,
  ],
  [
    'src/ui/a/view.tsx',
    `import 'react'\nimport type { Effect } from 'effect'\nimport '../../application/a/leaf'\nexport type A = Effect.Effect<1>`,
  ],
  ['src/infrastructure/di/container.ts', `import 'reflect-metadata'\nimport 'inversify'\nimport '../api/a/leaf'`],
  ['src/infrastructure/web-server/demo.ts', `export const a = () => import('../../../mocks/leaf')`],
  ['src/infrastructure/web-server/testing/fake.ts', `import 'vitest'\nimport '../leaf'`],
  ['src/infrastructure/web-server/app.test.ts', `import './testing/leaf'`],
  ['src/infrastructure/api/a/gateway.test.ts', `import 'vitest'\nimport '../../../../mocks/leaf'`],
  ['src/app/city.tsx', `import '../ui/a/leaf'\nimport '../infrastructure/di/container'`],
  ['mocks/server.ts', `import '../src/infrastructure/api/a/leaf'\nimport '../contracts/provider-states'\nimport 'msw'`],
  ['contracts/provider-states.ts', `import '../src/domain/a/leaf'`],
  ['contracts/city.test.ts', `import '../src/application/outcome'`],
  ['src/application/outcome.ts', `export {}`],
  ['src/infrastructure/next/next-paths.ts', `export const a = 1`],
  ['src/ui/a/picture.ts', `import '../../infrastructure/next/next-paths'`],
  ['src/infrastructure/browser/hydration.ts', `import '../next/next-paths'`],
  ['src/ui/a/alias.ts', `import '#application/a/leaf.ts'\nimport '#domain/a/leaf.ts'`],
]
