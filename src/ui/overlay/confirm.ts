import type { Confirm, Question } from '#application/overlay/overlay.ports.ts'
import { listStore } from './list-store.ts'

export interface PendingQuestion extends Question {
  readonly answer: (accepted?: boolean) => void
}

export const questionStore = listStore<PendingQuestion>()

export const confirm: Confirm = question =>
  new Promise(resolve => {
    const answer = (accepted?: boolean) => {
      questionStore.remove(asked)
      resolve(accepted)
    }
    const asked = { ...question, answer }
    questionStore.add(asked)
  })
