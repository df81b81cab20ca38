import { AlertDialog } from '#ui/kit/overlays/alert-dialog.tsx'
import type { PendingQuestion } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'

interface Props {
  readonly questions: readonly PendingQuestion[]
  readonly texts: OverlayTexts
}

export function Questions({ questions, texts }: Props) {
  return questions.map((question, index) => (
    <AlertDialog key={index} closeText={texts.close} {...question} onAnswer={question.answer} />
  ))
}
