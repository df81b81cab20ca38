// TypeScript's `webworker` library conflicts with `dom`, so this file declares the worker types in use.

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** Undefined in browsers without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined> | undefined
  readonly respondWith: (response: Promise<Response>) => void
}

interface ServiceWorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly message: ExtendableEvent & { readonly data: unknown }
}

interface ServiceWorkerGlobals {
  readonly addEventListener: <Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void>; readonly disable: () => Promise<void> }
    readonly unregister: () => Promise<boolean>
  }
}

declare const self: ServiceWorkerGlobals

export const workerGlobals = self
