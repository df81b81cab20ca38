declare module 'jsdom' {
  interface Options {
    readonly url: string
    /** Executes inline scripts; others are not loaded. */
    readonly runScripts: 'dangerously'
    readonly beforeParse: (window: Window & typeof globalThis) => void
  }

  /** Only what parsing a document and running its inline scripts needs. */
  export class JSDOM {
    constructor(html?: string, options?: Options)
    readonly window: Window & typeof globalThis
  }
}
