'use client'

import { BrokenPage } from '#ui/shell/error/broken-page.tsx'

export default function PageError({ error }: { readonly error: unknown }) {
  return <BrokenPage error={error} />
}
