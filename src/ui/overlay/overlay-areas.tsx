'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { questionStore, dialogStore, type ListStore, toastStore } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'

// Each loads with the first item it has to show.
const ToastList = lazyIsland(() => import('./toast-list.tsx').then(file => file.ToastList), 'manual')
const Questions = lazyIsland(() => import('./questions.tsx').then(file => file.Questions), 'manual')

const none: readonly never[] = []
const useItems = <T,>(store: ListStore<T>): readonly T[] =>
  useSyncExternalStore(store.subscribe, store.items, () => none)

interface Props {
  readonly texts: OverlayTexts
}

export function ToastArea({ texts }: Props) {
  const toasts = useItems(toastStore)
  return <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} texts={texts} />}</Suspense>
}

export function ConfirmArea({ texts }: Props) {
  const questions = useItems(questionStore)
  return <Suspense>{questions.length > 0 && <Questions questions={questions} texts={texts} />}</Suspense>
}

export function DialogArea() {
  return useItems(dialogStore).map(({ id, content }) => <Suspense key={id}>{content}</Suspense>)
}
