'use client'

import { BrokenPage } from '#ui/failure/broken-page.tsx'

export default function PageError({ error }: { readonly error: unknown }) {
  return <BrokenPage error={error} />
}
