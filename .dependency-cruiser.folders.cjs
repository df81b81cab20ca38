const { options } = require('./.dependency-cruiser.cjs')

/*
 * The imports between folders, without the tests: a test beside its file may reach everywhere.
 * `npm run house` reads the imports by the same configuration.
 */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other are one folder with a wall in it: move what both need below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.(test|spec)\\.tsx?$', '/testing/'] },
    skipAnalysisNotInRules: false,
    metrics: true,
  },
}
