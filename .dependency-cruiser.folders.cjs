const { options } = require('./.dependency-cruiser.cjs')

/* Tests are excluded, because they may import from anywhere. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders must not import each other. Move the code that both need into a third folder.',
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
