interface Part {
  /** The folder whose code is changed; its own tests should notice. */
  readonly folder: string
  /** What proves it besides. */
  readonly tests?: readonly string[]
  /** Per cent of the changes that must be noticed. */
  readonly minPercent: number
}

const webServer = 'src/infrastructure/web-server'
const api = 'src/infrastructure/api'

/** What is proven by changing it: wherever a mistake would be quiet. */
export const parts: Readonly<Record<string, Part>> = {
  domain: { folder: 'src/domain', minPercent: 90 },
  application: { folder: 'src/application', minPercent: 85 },
  rpc: { folder: `${webServer}/rpc`, minPercent: 85 },
  session: { folder: `${webServer}/session`, minPercent: 85 },
  security: { folder: `${webServer}/security`, minPercent: 85 },
  // How its parts work together is proven by the whole server.
  'page-cache': { folder: `${webServer}/page-cache`, tests: [`${webServer}/app.test.ts`], minPercent: 85 },
  'api-client': {
    folder: `${api}/client`,
    // All but that of the longest answer, which would be read anew for every change.
    tests: ['client*', '*gateway*', 'visitor-writes'].map(name => `${api}/${name}.test.ts`),
    minPercent: 85,
  },
}
