import { lazy, Suspense } from 'react'
import { PlainBrokenPage } from './plain-broken-page.tsx'

const Framed = lazy(() =>
  import('./framed-broken-page.tsx').then(
    file => ({ default: file.FramedBrokenPage }),
    () => ({ default: PlainBrokenPage }),
  ),
)

/** A page that failed: its look comes in a file of its own, as pages that don't fail should not carry it. */
export function ShownBrokenPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <Framed error={error} />
    </Suspense>
  )
}
