import { useEffect, useEffectEvent, useState } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'
import { getLargeImageAttributes } from '#ui/kit/display/image-attributes.ts'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import styles from './photo-dialog.module.css'

export interface PhotoTexts {
  readonly photo: string
  readonly position: string
  readonly previous: string
  readonly next: string
  readonly close: string
}

interface Data {
  readonly photos: readonly string[]
  readonly firstIndex: number
  readonly texts: PhotoTexts
}

export function PhotoDialog({ data: { photos, firstIndex, texts }, close }: DialogProps<Data, never>) {
  const [index, setIndex] = useState(firstIndex)
  const number = String(index + 1)
  const count = String(photos.length)
  const url = photos[index] ?? ''
  const changePhoto = (offset: number) => setIndex((index + offset + photos.length) % photos.length)
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') changePhoto(-1)
    if (key === 'ArrowRight') changePhoto(1)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Dialog heading={fillText(texts.position, { number, count })} closeText={texts.close} onClose={close} size="large">
      <div className={styles['photo']}>
        {/* The key remounts the image: the previous one must not stay until the next has loaded. */}
        <img key={url} {...getLargeImageAttributes(url)} alt={fillText(texts.photo, { number })} />
        {photos.length > 1 && (
          <div className={styles['steps']}>
            <IconButton path={chevronLeft} label={texts.previous} onPress={() => changePhoto(-1)} />
            <IconButton path={chevronRight} label={texts.next} data-first-focus onPress={() => changePhoto(1)} />
          </div>
        )}
        <p className="visually-hidden" aria-live="polite">
          {fillText(texts.position, { number, count })}
        </p>
      </div>
    </Dialog>
  )
}
