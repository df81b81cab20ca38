'use client'
import { useState } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { FloatingSamples } from './floating-samples.tsx'
import styles from './gallery.module.css'
import type { OverlaySampleTexts } from './overlay-sample-texts.ts'

const loadDialog = () => import('./sample-dialog.tsx').then(file => file.SampleDialog)

/** Every overlay behind a button. */
export function OverlaySamples({ texts }: { readonly texts: OverlaySampleTexts }) {
  const { toasts, confirm, openDialog } = useOverlays()
  const [answer, setAnswer] = useState('')
  const tell = (given: unknown) => setAnswer(fillText(texts.answered, { answer: String(given) }))
  const ask = async (destructive: boolean) =>
    tell(
      await confirm(
        destructive
          ? { heading: texts.question, text: texts.questionText, accept: texts.remove, reject: texts.keep, destructive }
          : { heading: texts.plainQuestion, accept: texts.leave, reject: texts.stay },
      ),
    )
  const show = async (kind: 'dialog' | 'form' | 'long') => tell(await openDialog(await loadDialog(), { kind, texts }))
  return (
    <>
      <div className={styles['specimens']}>
        <Button onPress={() => void show('dialog')}>{texts.dialog}</Button>
        <Button onPress={() => void show('form')}>{texts.form}</Button>
        <Button onPress={() => void show('long')}>{texts.long}</Button>
        <Button onPress={() => void ask(true)}>{texts.question}</Button>
        <Button onPress={() => void ask(false)}>{texts.plainQuestion}</Button>
      </div>
      <div className={styles['specimens']}>
        <Button onPress={() => toasts.show({ kind: 'success', text: texts.success })}>{texts.showSuccess}</Button>
        <Button onPress={() => toasts.show({ kind: 'info', text: texts.info, life: 'none' })}>{texts.showInfo}</Button>
        <Button
          onPress={() => {
            const action = { text: texts.retry, run: () => tell(texts.retry) }
            toasts.show({ kind: 'error', text: texts.error, life: 'none', action })
          }}
        >
          {texts.showError}
        </Button>
      </div>
      <FloatingSamples texts={texts} />
      <p role="status">{answer || '\u00a0'}</p>
    </>
  )
}
