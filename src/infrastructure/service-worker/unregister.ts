import { isSiteCache } from './cache-names.ts'
import { deleteCaches } from './delete-caches.ts'
import { workerGlobals } from './worker-globals.ts'

// Replaces an installed worker in development, or while the setting SERVICE_WORKER is 0.
workerGlobals.addEventListener('install', () => void workerGlobals.skipWaiting())
workerGlobals.addEventListener('activate', event => {
  const unregister = () => workerGlobals.registration.unregister()
  event.waitUntil(deleteCaches(isSiteCache).then(unregister, unregister))
})
