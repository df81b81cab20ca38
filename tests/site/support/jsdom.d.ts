declare module 'jsdom' {
  /** As much of it as reading XML takes. */
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
