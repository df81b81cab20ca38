declare module 'jsdom' {
  /** Only what parsing a document needs. */
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
