declare module 'jsdom' {
  interface Options {
    readonly url: string
    /** Executes inline scripts. jsdom loads no other scripts. */
    readonly runScripts: 'dangerously'
    readonly beforeParse: (window: Window & typeof globalThis) => void
  }

  /** Declares only the API for parsing a document and running its inline scripts. */
  export class JSDOM {
    constructor(html?: string, options?: Options)
    readonly window: Window & typeof globalThis
  }
}
