import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { OwnHeading } from '#ui/user/own-heading.tsx'
import { OwnShell } from '#ui/user/own-shell.tsx'

interface Props {
  readonly locale: Locale
  readonly heading: string
  readonly children: ReactNode
}

/** Around a form over one's own data: the way here, and what is changed. The same for everybody. */
export function EditShell({ locale, heading, children }: Props) {
  return (
    <OwnShell locale={locale}>
      <OwnHeading locale={locale} heading={heading} isSetting />
      {children}
    </OwnShell>
  )
}
