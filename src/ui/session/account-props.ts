import type { Locale } from '#domain/shared/locale.ts'

export interface AccountProps {
  readonly className: string | undefined
  readonly locale: Locale
  readonly label: string
}
