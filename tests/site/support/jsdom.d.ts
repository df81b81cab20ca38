declare module 'jsdom' {
  interface Options {
    readonly url: string
    /** Executes inline scripts. jsdom loads no other scripts. */
    readonly runScripts: 'dangerously'
    readonly beforeParse: (window: Window & typeof globalThis) => void
  }

  export class JSDOM {
    constructor(html?: string, options?: Options)
    readonly window: Window & typeof globalThis
  }
}
