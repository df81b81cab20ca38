import { Button } from '#ui/kit/actions/button.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import type { DialogProps } from '#ui/overlay/dialogs.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { FloatingSamples } from './floating-samples.tsx'
import styles from './gallery.module.css'
import type { OverlaySampleTexts } from './overlay-sample-texts.ts'

interface Data {
  readonly kind: 'dialog' | 'form' | 'long'
  readonly texts: OverlaySampleTexts
}

/** A dialog that other overlays open from. */
export function SampleDialog({ data: { kind, texts }, close }: DialogProps<Data, string>) {
  const { toasts, confirm, openDialog } = useOverlays()
  const ask = async () => {
    const text = texts.questionText
    const removed = await confirm({
      heading: texts.question,
      text,
      accept: texts.remove,
      reject: texts.keep,
      destructive: true,
    })
    if (removed === true) close(texts.remove)
  }
  return (
    <Dialog
      heading={texts[kind]}
      closeText={texts.close}
      onClose={() => close()}
      size={kind === 'dialog' ? 'small' : 'medium'}
      phone={kind === 'dialog' ? 'centre' : 'sheet'}
      bottom={
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
        <Button onPress={() => void ask()}>{texts.remove}</Button>
        <Button onPress={() => toasts.show({ kind: 'success', text: texts.success })}>{texts.showSuccess}</Button>
      </div>
      <FloatingSamples texts={texts} />
    </Dialog>
  )
}
