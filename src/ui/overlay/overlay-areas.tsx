'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import { questionStore, dialogStore, type ListStore, toastStore } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'

const ToastList = createLazyIsland(() => import('./toast-list.tsx').then(module => module.ToastList), 'manual')
const Questions = createLazyIsland(() => import('./questions.tsx').then(module => module.Questions), 'manual')

const emptyList: readonly never[] = []
const useListStore = <T,>(store: ListStore<T>): readonly T[] =>
  useSyncExternalStore(store.subscribe, store.getItems, () => emptyList)

interface Props {
  readonly texts: OverlayTexts
}

interface ToastProps extends Props {
  readonly isNavigating: boolean
}

export function ToastArea({ texts, isNavigating }: ToastProps) {
  const toasts = useListStore(toastStore)
  return <Suspense>{toasts.length > 0 && <ToastList {...{ toasts, texts, isNavigating }} />}</Suspense>
}

export function QuestionArea({ texts }: Props) {
  const questions = useListStore(questionStore)
  return <Suspense>{questions.length > 0 && <Questions questions={questions} texts={texts} />}</Suspense>
}

export function DialogArea() {
  return useListStore(dialogStore).map(({ id, content }) => <Suspense key={id}>{content}</Suspense>)
}
