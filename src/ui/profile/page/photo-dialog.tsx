import { useEffect, useEffectEvent, useState } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'
import { getLargePictureAttributes } from '#ui/kit/display/picture.ts'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import styles from './photo-dialog.module.css'

export interface PhotoTexts {
  readonly photo: string
  readonly of: string
  readonly previous: string
  readonly next: string
  readonly close: string
}

interface Data {
  readonly photos: readonly string[]
  /** Index of the photo to open. */
  readonly first: number
  readonly texts: PhotoTexts
}
export type PhotoDialogProps = DialogProps<Data, never>

/** Shows one photo at a time and wraps around. */
export function PhotoDialog({ data: { photos, first, texts }, close }: PhotoDialogProps) {
  const [at, show] = useState(first)
  const [number, count] = [`${at + 1}`, `${photos.length}`]
  const url = photos[at] ?? ''
  const step = (by: number) => show((at + by + photos.length) % photos.length)
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Dialog heading={fillText(texts.of, { number, count })} closeText={texts.close} onClose={close} size="large">
      <div className={styles['photo']}>
        {/* The key remounts the image: the previous one must not stay until the next has loaded. */}
        <img key={url} {...getLargePictureAttributes(url)} alt={fillText(texts.photo, { number })} />
        {photos.length > 1 && (
          <div className={styles['steps']}>
            <IconButton path={chevronLeft} label={texts.previous} onPress={() => step(-1)} />
            <IconButton path={chevronRight} label={texts.next} data-first-focus onPress={() => step(1)} />
          </div>
        )}
        <p className="unseen" aria-live="polite">
          {fillText(texts.of, { number, count })}
        </p>
      </div>
    </Dialog>
  )
}
