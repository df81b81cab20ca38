interface Part {
  /** The folder whose code is changed; its own tests should notice. */
  readonly folder: string
  /** Per cent of the changes that must be noticed. */
  readonly least: number
}

/** What is proven by changing it: wherever a mistake would be quiet. */
export const parts: Readonly<Record<string, Part>> = {
  domain: { folder: 'src/domain', least: 90 },
  application: { folder: 'src/application', least: 85 },
}
