import { findUnhandledPromises } from './promises/find-unhandled-promises.ts'

/* `npm run check:promises`: checks that every promise that the server stores has a handler. */
const isServerCode = (path: string) =>
  /^src\/(application|infrastructure(?!\/browser\/)|app\/page-content)\//.test(path) &&
  // The build version is watched in browsers, which survive a rejection.
  !/\.test\.tsx?$|\/testing\/|\/build-version\//.test(path)

const found = findUnhandledPromises(process.cwd(), isServerCode)
console.log(
  found.length === 0 ? 'every stored promise has a handler' : `stored without a handler:\n${found.join('\n')}`,
)
process.exitCode = found.length === 0 ? 0 : 1
