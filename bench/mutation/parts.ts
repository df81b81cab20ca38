interface Part {
  readonly folder: string
  /** In addition to those in `folder`. */
  readonly tests?: readonly string[]
  readonly minScorePercent: number
}

const webServer = 'src/infrastructure/web-server'
const api = 'src/infrastructure/api'

/** Code whose defects would go unnoticed in use. */
export const parts: Readonly<Record<string, Part>> = {
  domain: { folder: 'src/domain', minScorePercent: 90 },
  application: { folder: 'src/application', minScorePercent: 85 },
  rpc: { folder: `${webServer}/rpc`, minScorePercent: 85 },
  session: { folder: `${webServer}/session`, minScorePercent: 85 },
  security: { folder: `${webServer}/security`, minScorePercent: 85 },
  // The tests of the whole server cover how its modules work together.
  'page-cache': { folder: `${webServer}/page-cache`, tests: [`${webServer}/app.test.ts`], minScorePercent: 85 },
  'api-client': {
    folder: `${api}/client`,
    // max-response-size.test.ts is omitted: it reads 8 MiB, and would do so for each mutant.
    tests: ['client*', '*gateway*', 'visitor-writes', 'write-responses'].map(name => `${api}/${name}.test.ts`),
    minScorePercent: 85,
  },
}
