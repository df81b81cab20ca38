/*
 * Imports point inward: domain <- application <- infrastructure, ui <- app. `npm run check:layers` checks the project.
 * tests/architecture/layers.test.ts proves for each rule that a planted violation is found.
 */
const knownLayers =
  '^src/(domain|application|infrastructure|ui|app)/|^(mocks|contracts|scripts|tests)/|^[^/]+\\.config\\.ts$'
const testFiles = '\\.test\\.tsx?$'
const createPackagePattern = names => `(^|/)node_modules/(${names})(/|$)`

/** Constants that browser code also imports. */
const nextNames = '^src/infrastructure/next/(next-paths|router-names|static-paths)\\.ts$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circular', 'No circular imports.', {}, { circular: true }),
    forbid(
      'no-unresolvable',
      'Every import resolves to a file or an installed package.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-undeclared-package',
      'package.json lists every imported package.',
      { path: '^(src|mocks|contracts|scripts|tests)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dev-package-at-run-time',
      'Production code imports no development packages.',
      { path: '^src/', pathNot: `${testFiles}|/testing/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'testing-serves-tests',
      'Only tests import from folders named `testing`.',
      { pathNot: `${testFiles}|/testing/` },
      { path: '/testing/', pathNot: '(^|/)node_modules/' },
    ),
    {
      name: 'known-layer',
      comment:
        'Every file belongs to a known layer. (The number makes this a rule on modules; it exceeds any number of dependents.)',
      severity: 'error',
      from: {},
      module: {
        path: '\\.[cm]?[jt]sx?$',
        pathNot: `${knownLayers}|(^|/)node_modules/`,
        numberOfDependentsLessThan: 100,
      },
    },
    forbid(
      'domain-imports-domain-only',
      'The domain imports no other layer, no Node module, and no package but those for grammar and dates.',
      { path: '^src/domain/', pathNot: testFiles },
      {
        pathNot: ['^src/domain/', createPackagePattern('lvovich|date-fns|date-fns-tz')],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'domain-imports-no-layer',
      'The domain imports no types of other layers.',
      { path: '^src/domain/' },
      { path: '^(src/(application|infrastructure|ui|app)|mocks|contracts|scripts)/' },
    ),
    forbid(
      'application-imports-inward',
      'The application imports only the domain and its own ports.',
      { path: '^src/application/' },
      { path: '^(src/(infrastructure|ui|app)|mocks|contracts|scripts)/' },
    ),
    forbid(
      'application-imports-effect-and-xstate-only',
      'Use-cases import no React, Next, HTTP or Node.',
      { path: '^src/application/', pathNot: testFiles },
      { pathNot: ['^src/(domain|application)/', createPackagePattern('effect|xstate')] },
    ),
    forbid(
      'infrastructure-imports-inward',
      'Adapters import neither views nor pages.',
      { path: '^src/infrastructure/' },
      { path: '^(src/(ui|app)|contracts|scripts)/' },
    ),
    forbid(
      'ui-imports-inward',
      'Views import use-cases and the domain, but no adapters.',
      { path: '^src/ui/' },
      { path: '^(src/(infrastructure|app)|mocks|contracts|scripts)/', pathNot: nextNames },
    ),
    forbid(
      'kit-imports-no-module',
      'The kit has no queries, mutations or business words: modules of the UI import it, not the other way round.',
      { path: '^src/ui/kit/', pathNot: testFiles },
      { path: '^src/(application|ui)/', pathNot: '^src/ui/(kit/|fill-text\\.ts$)' },
    ),
    forbid(
      'app-is-not-imported',
      'Only tests and scripts import pages.',
      { pathNot: '^(src/app|tests|scripts)/' },
      { path: '^src/app/' },
    ),
    forbid(
      'browser-adapters-stay-light',
      'Browser adapters import no server code.',
      { path: '^src/infrastructure/browser/', pathNot: testFiles },
      {
        path: '^src/infrastructure/',
        pathNot: ['^src/infrastructure/browser/', nextNames],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'service-worker-stays-light',
      'The service worker and its registration import no other adapter.',
      { path: '^src/infrastructure/service-worker/', pathNot: testFiles },
      {
        path: ['^src/infrastructure/', '(^|/)node_modules/'],
        pathNot: ['^src/infrastructure/service-worker/', nextNames],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'api-knows-no-server',
      'Contract tests run the gateways, and the mock API imports their codecs, both without the web server.',
      { path: '^src/infrastructure/api/', pathNot: testFiles },
      { path: '^src/infrastructure/(web-server|browser|di|runtime)/' },
    ),
    forbid(
      'inversify-in-di-only',
      'Only the folder `di` imports inversify and `reflect-metadata`.',
      { pathNot: '^src/infrastructure/di/' },
      { path: createPackagePattern('inversify|@inversifyjs/[^/]+|reflect-metadata') },
    ),
    forbid(
      'no-effect-in-the-browser',
      'Effect adds 24 KB, so code that browsers load imports only its types.',
      { path: '^src/(domain|ui|infrastructure/(browser|service-worker))/', pathNot: `${testFiles}|/testing/` },
      { path: createPackagePattern('effect'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'react-in-views-only',
      'Only views and pages import React.',
      { path: '^(src|mocks|contracts)/', pathNot: '^src/(ui|app)/' },
      {
        path: createPackagePattern(
          'react|react-dom|lucide-react|@tanstack/react-query|react-i18next|react-hook-form|@xstate/react',
        ),
      },
    ),
    forbid(
      'next-in-pages-and-adapter-only',
      'Only views, pages and one adapter folder import Next.',
      {
        path: '^(src|mocks|contracts)/',
        pathNot: '^src/(ui|app)/|^src/infrastructure/next/',
      },
      { path: createPackagePattern('next') },
    ),
    forbid(
      'fastify-in-web-server-only',
      'Only the web server imports an HTTP framework.',
      { path: '^src/', pathNot: '^src/infrastructure/web-server/' },
      { path: createPackagePattern('fastify|@fastify/[^/]+|close-with-grace') },
    ),
    forbid(
      'views-know-no-node',
      'Views may run in a browser, which has no Node modules.',
      { path: '^src/(ui|infrastructure/(browser|service-worker))/', pathNot: testFiles },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'mocks-and-contracts-know-domain-and-api',
      'Mocks and contracts import only the domain and the API gateways of the product.',
      { path: '^(mocks|contracts)/' },
      // Contract tests call gateways with `run()`.
      { path: '^src/', pathNot: '^src/(domain|infrastructure/api)/|^src/application/outcome\\.ts$' },
    ),
    forbid(
      'mocks-import-provider-states-only',
      'The mock API imports only the provider states of the contracts.',
      { path: '^mocks/', pathNot: testFiles },
      { path: '^contracts/', pathNot: '^contracts/provider-states\\.ts$' },
    ),
    forbid(
      'mocks-in-demo-only',
      'Only the start of demo mode imports the mock API.',
      { path: '^src/', pathNot: [testFiles, '^src/infrastructure/web-server/demo\\.ts$'] },
      { path: '^(mocks|contracts)/' },
    ),
    forbid(
      'product-knows-no-development',
      'The product imports no scripts or tests.',
      { path: '^(src|mocks)/', pathNot: testFiles },
      { path: '^(scripts|tests)/' },
    ),
    forbid(
      'tests-are-not-imported',
      'Nothing imports test files. Code that tests share is in tests/ or in a folder named `testing`.',
      {},
      { path: testFiles },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^\\.next', '^dist'] },
    exclude: { path: ['^\\.next/', '^next-env\\.d\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    skipAnalysisNotInRules: true,
  },
}
