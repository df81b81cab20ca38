// The service worker loads this module, so it has only paths that the worker needs.

import { nextFilesPrefix } from './next-paths.ts'

export const staticFilesPrefix = `${nextFilesPrefix}static/`
