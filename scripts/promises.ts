import { findUnhandledPromises } from './promises/find-unhandled-promises.ts'

const isServerCode = (path: string) =>
  /^src\/(application|infrastructure(?!\/(?:browser|service-worker)\/)|app\/page-content)\//.test(path) &&
  // `build-version` runs only in browsers, where an unhandled rejection does not end the process.
  !/\.test\.tsx?$|\/testing\/|\/build-version\//.test(path)

const unhandledPromises = findUnhandledPromises(process.cwd(), isServerCode)
console.log(
  unhandledPromises.length === 0
    ? 'every stored or discarded promise has a handler'
    : `promises without a handler:\n${unhandledPromises.join('\n')}`,
)
process.exitCode = unhandledPromises.length === 0 ? 0 : 1
