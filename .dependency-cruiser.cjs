/*
 * Imports point inward: domain <- application <- infrastructure, ui <- app. `npm run check:layers` checks the project,
 * tests/architecture/layers.test.ts proves for each rule that a planted violation is found.
 */
const layer = '^src/(domain|application|infrastructure|ui|app)/|^(mocks|contracts|scripts|tests)/|^[^/]+\\.config\\.ts$'
const test = '\\.test\\.tsx?$'
const packages = names => `(^|/)node_modules/(${names})(/|$)`

/** Constants that code in the browser reads too. */
const nextNames = '^src/infrastructure/next/(next-paths|router-names)\\.ts$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circle', 'Imports form no circle.', {}, { circular: true }),
    forbid('no-unresolvable', 'Every import leads to a file or an installed package.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-package',
      'A package that is imported stands in package.json.',
      { path: '^(src|mocks|contracts|scripts|tests)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dev-package-at-run-time',
      'What runs in production needs no development package.',
      { path: '^src/', pathNot: `${test}|/testing/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'testing-serves-tests',
      'What lies in a folder `testing` is imported by tests alone.',
      { pathNot: `${test}|/testing/` },
      { path: '/testing/', pathNot: '(^|/)node_modules/' },
    ),
    {
      name: 'known-layer',
      comment:
        'Every file lies in a known layer. (The number only makes this a rule on modules; no unknown file has so many dependents.)',
      severity: 'error',
      from: {},
      module: { path: '\\.[cm]?[jt]sx?$', pathNot: `${layer}|(^|/)node_modules/`, numberOfDependentsLessThan: 100 },
    },
    forbid(
      'domain-imports-domain-only',
      'The domain knows nothing of the outside: no other layer, no package, no Node.',
      { path: '^src/domain/', pathNot: test },
      { pathNot: ['^src/domain/', packages('lvovich|date-fns|date-fns-tz')], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'domain-imports-no-layer',
      'Not even a type of another layer.',
      { path: '^src/domain/' },
      { path: '^(src/(application|infrastructure|ui|app)|mocks|contracts|scripts)/' },
    ),
    forbid(
      'application-imports-inward',
      'The application knows the domain and its own ports.',
      { path: '^src/application/' },
      { path: '^(src/(infrastructure|ui|app)|mocks|contracts|scripts)/' },
    ),
    forbid(
      'application-imports-effect-only',
      'No React, no HTTP, no Next, no Node in what people can do.',
      { path: '^src/application/', pathNot: test },
      { pathNot: ['^src/(domain|application)/', packages('effect|xstate')] },
    ),
    forbid(
      'infrastructure-imports-inward',
      'Adapters know neither views nor pages.',
      { path: '^src/infrastructure/' },
      { path: '^(src/(ui|app)|contracts|scripts)/' },
    ),
    forbid(
      'ui-imports-inward',
      'Views know use-cases and the domain; how these talk is not their business.',
      { path: '^src/ui/' },
      { path: '^(src/(infrastructure|app)|mocks|contracts|scripts)/', pathNot: nextNames },
    ),
    forbid(
      'kit-imports-no-module',
      'The kit has no queries, mutations or business words: modules of the UI import it, not the other way round.',
      { path: '^src/ui/kit/', pathNot: test },
      { path: '^src/(application|ui)/', pathNot: '^src/ui/(kit/|fill-text\\.ts$)' },
    ),
    forbid(
      'app-is-imported-by-nobody',
      'Pages are where everything ends.',
      { pathNot: '^(src/app|tests|scripts)/' },
      { path: '^src/app/' },
    ),
    forbid(
      'browser-adapters-stay-light',
      'What runs in the browser takes no server code along.',
      { path: '^src/infrastructure/browser/', pathNot: test },
      {
        path: '^src/infrastructure/',
        pathNot: ['^src/infrastructure/browser/', nextNames],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'api-knows-no-server',
      'Gateways run under the web server, the contract tests and the mock API alike.',
      { path: '^src/infrastructure/api/', pathNot: test },
      { path: '^src/infrastructure/(web-server|browser|di|runtime)/' },
    ),
    forbid(
      'inversify-in-di-only',
      'One folder composes; decorators and containers stay there.',
      { pathNot: '^src/infrastructure/di/' },
      { path: packages('inversify|@inversifyjs/[^/]+|reflect-metadata') },
    ),
    forbid(
      'no-effect-in-the-browser',
      'Effect weighs 24 KB: domain and views use its types at most.',
      { path: '^src/(domain|ui|infrastructure/browser)/', pathNot: `${test}|/testing/` },
      { path: packages('effect'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'react-in-views-only',
      'React lives in views and pages.',
      { path: '^(src|mocks|contracts)/', pathNot: '^src/(ui|app)/' },
      {
        path: packages(
          'react|react-dom|lucide-react|@tanstack/react-query|react-i18next|react-hook-form|@xstate/react',
        ),
      },
    ),
    forbid(
      'next-in-pages-and-adapter-only',
      'Next is a way to render: one folder starts and asks it, views link with it.',
      {
        path: '^(src|mocks|contracts)/',
        pathNot: '^src/(ui|app)/|^src/infrastructure/next/',
      },
      { path: packages('next') },
    ),
    forbid(
      'fastify-in-web-server-only',
      'HTTP towards people is the web server’s business.',
      { path: '^src/', pathNot: '^src/infrastructure/web-server/' },
      { path: packages('fastify|@fastify/[^/]+|close-with-grace') },
    ),
    forbid(
      'views-know-no-node',
      'A view may run in a browser.',
      { path: '^src/(ui|infrastructure/browser)/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'mocks-and-contracts-know-domain-and-api',
      'They stand in for the API: of the product they see the domain and the gateways.',
      { path: '^(mocks|contracts)/' },
      // `run()` is how a contract test calls a gateway.
      { path: '^src/', pathNot: '^src/(domain|infrastructure/api)/|^src/application/outcome\\.ts$' },
    ),
    forbid(
      'mocks-take-provider-states-of-contracts',
      'Of the contracts the mock API takes the provider states, nothing else.',
      { path: '^mocks/', pathNot: test },
      { path: '^contracts/', pathNot: '^contracts/provider-states\\.ts$' },
    ),
    forbid(
      'mocks-start-with-demo-only',
      'Nothing of the product imports the mock API but the start of demo mode.',
      { path: '^src/', pathNot: [test, '^src/infrastructure/web-server/demo\\.ts$'] },
      { path: '^(mocks|contracts)/' },
    ),
    forbid(
      'product-knows-no-development',
      'Scripts and tests import the product, never the other way round.',
      { path: '^(src|mocks)/', pathNot: test },
      { path: '^(scripts|tests)/' },
    ),
    forbid('tests-are-not-imported', 'A test file holds tests; what tests share lies in tests/.', {}, { path: test }),
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
