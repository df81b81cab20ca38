'use client'
import { useState } from 'react'
import { fillText } from '#ui/fill-text.ts'
import type { Texts } from '#ui/i18n/resources.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { useOverlays, type DialogProps } from '#ui/overlay/overlays.ts'
import styles from './gallery.module.css'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { Menu } from '#ui/kit/overlays/menu.tsx'
import type { OverlayTexts } from '#ui/overlay/overlay-texts.ts'

type OverlaySampleTexts = OverlayTexts &
  Texts['gallery']['overlays'] & {
    readonly retry: string
    readonly text: string
  }

export function OverlaySamples({ texts }: { readonly texts: OverlaySampleTexts }) {
  const { toasts, confirm, openDialog } = useOverlays()
  const [answer, setAnswer] = useState('')
  const showAnswer = (value: unknown) => setAnswer(fillText(texts.answered, { answer: String(value) }))
  const askQuestion = async (destructive: boolean) =>
    showAnswer(
      await confirm(
        destructive
          ? { heading: texts.question, text: texts.questionText, accept: texts.remove, reject: texts.keep, destructive }
          : { heading: texts.plainQuestion, accept: texts.leave, reject: texts.stay },
      ),
    )
  const showDialog = async (kind: 'dialog' | 'form' | 'long') =>
    showAnswer(await openDialog(SampleDialog, { kind, texts }))
  return (
    <>
      <div className={styles['specimens']}>
        <Button onPress={() => void showDialog('dialog')}>{texts.dialog}</Button>
        <Button onPress={() => void showDialog('form')}>{texts.form}</Button>
        <Button onPress={() => void showDialog('long')}>{texts.long}</Button>
        <Button onPress={() => void askQuestion(true)}>{texts.question}</Button>
        <Button onPress={() => void askQuestion(false)}>{texts.plainQuestion}</Button>
      </div>
      <div className={styles['specimens']}>
        <Button onPress={() => toasts.show({ kind: 'success', text: texts.success })}>{texts.showSuccess}</Button>
        <Button onPress={() => toasts.show({ kind: 'info', text: texts.info, duration: 'none' })}>
          {texts.showInfo}
        </Button>
        <Button
          onPress={() => {
            const action = { text: texts.retry, run: () => showAnswer(texts.retry) }
            toasts.show({ kind: 'error', text: texts.error, action })
          }}
        >
          {texts.showError}
        </Button>
      </div>
      <MenuSample texts={texts} />
      <p role="status">{answer || '\u00a0'}</p>
    </>
  )
}

interface SampleDialogData {
  readonly kind: 'dialog' | 'form' | 'long'
  readonly texts: OverlaySampleTexts
}

function SampleDialog({ data: { kind, texts }, close }: DialogProps<SampleDialogData, string>) {
  const { toasts, confirm, openDialog } = useOverlays()
  const confirmRemoval = async () => {
    const text = texts.questionText
    const isConfirmed = await confirm({
      heading: texts.question,
      text,
      accept: texts.remove,
      reject: texts.keep,
      destructive: true,
    })
    if (isConfirmed === true) close(texts.remove)
  }
  return (
    <Dialog
      heading={texts[kind]}
      closeText={texts.close}
      onClose={() => close()}
      size={kind === 'dialog' ? 'small' : 'medium'}
      phoneLayout={kind === 'dialog' ? 'center' : 'sheet'}
      footer={
        <Button kind="primary" onPress={() => close(texts.stay)}>
          {texts.stay}
        </Button>
      }
    >
      {Array.from({ length: kind === 'long' ? 24 : 1 }, (_, line) => (
        <p key={line}>{texts.text}</p>
      ))}
      <div className={styles['specimens']}>
        <Button
          data-first-focus={kind !== 'long' || undefined}
          onPress={() => void openDialog(SampleDialog, { kind: 'dialog', texts })}
        >
          {texts.over}
        </Button>
        <Button onPress={() => void confirmRemoval()}>{texts.remove}</Button>
        <Button onPress={() => toasts.show({ kind: 'success', text: texts.success })}>{texts.showSuccess}</Button>
      </div>
      <MenuSample texts={texts} />
    </Dialog>
  )
}

function MenuSample({ texts }: { readonly texts: OverlaySampleTexts }) {
  const [chosenIndex, setChosenIndex] = useState(0)
  const choices = [texts.byRating, texts.byReviews, texts.byPrice, texts.byDate]
  return (
    <div className={styles['specimens']}>
      <Menu
        opener={<Button>{texts.menu}</Button>}
        items={choices.map((text, index) => ({
          text,
          isChosen: index === chosenIndex,
          onChoose: () => setChosenIndex(index),
        }))}
      />
    </div>
  )
}
