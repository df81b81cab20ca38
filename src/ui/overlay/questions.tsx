import { useEffect } from 'react'
import { AlertDialog } from '#ui/kit/overlays/alert-dialog.tsx'
import type { PendingQuestion } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'

interface Props {
  readonly questions: readonly PendingQuestion[]
  readonly texts: OverlayTexts
}

const findFirstIndex = (questions: readonly PendingQuestion[], heading: string) =>
  questions.findIndex(question => question.heading === heading)

/** Ignores a question that is already open, so that a double click asks and acts once. */
export function Questions({ questions, texts }: Props) {
  const shownQuestions = questions.filter(({ heading }, index) => index === findFirstIndex(questions, heading))
  useEffect(() => {
    for (const [index, question] of questions.entries())
      if (index !== findFirstIndex(questions, question.heading)) question.answer()
  }, [questions])
  return shownQuestions.map((question, index) => (
    <AlertDialog key={index} closeText={texts.close} {...question} onAnswer={question.answer} />
  ))
}
