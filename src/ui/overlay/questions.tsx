import { useEffect } from 'react'
import { AlertDialog } from '#ui/kit/overlays/alert-dialog.tsx'
import type { PendingQuestion } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'

interface Props {
  readonly questions: readonly PendingQuestion[]
  readonly texts: OverlayTexts
}

const findIndex = (questions: readonly PendingQuestion[], heading: string) =>
  questions.findIndex(question => question.heading === heading)

/**
 * Ignores a question that is already open: a double click asks once, and acts once. This chunk does so because it loads with the
 * first question only.
 */
export function Questions({ questions, texts }: Props) {
  const shownQuestions = questions.filter(({ heading }, index) => index === findIndex(questions, heading))
  useEffect(() => {
    for (const [index, question] of questions.entries())
      if (index !== findIndex(questions, question.heading)) question.answer()
  }, [questions])
  return shownQuestions.map((question, index) => (
    <AlertDialog key={index} closeText={texts.close} {...question} onAnswer={question.answer} />
  ))
}
