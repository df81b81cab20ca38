import type { OverlayTexts } from '#ui/overlay/overlay-texts.ts'

export interface OverlaySampleTexts extends OverlayTexts {
  readonly dialog: string
  readonly form: string
  readonly long: string
  readonly over: string
  readonly question: string
  readonly questionText: string
  readonly remove: string
  readonly keep: string
  readonly plainQuestion: string
  readonly leave: string
  readonly stay: string
  readonly success: string
  readonly info: string
  readonly error: string
  readonly retry: string
  readonly showSuccess: string
  readonly showInfo: string
  readonly showError: string
  readonly menu: string
  readonly choices: readonly string[]
  readonly text: string
  readonly answered: string
}
