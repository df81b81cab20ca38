'use client'

import { BrokenPage } from '../../ui/failure/broken-page'

export default function PageError({ error }: { readonly error: unknown }) {
  return <BrokenPage error={error} />
}
