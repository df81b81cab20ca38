'use client'
import type { MouseEvent } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { getLargeImageAttributes, getImageAttributes } from '#ui/kit/display/image-attributes.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import type { PhotoDialogProps, PhotoTexts } from './photo-dialog.tsx'

const PhotoDialog = createLazyIsland<PhotoDialogProps>(() =>
  import('./photo-dialog.tsx').then(module => module.PhotoDialog),
)

const thumbnailSize = { width: 160, height: 120 } as const

interface Props {
  readonly photos: readonly string[]
  readonly texts: PhotoTexts
  readonly className?: string | undefined
}

export function PhotoStrip({ photos, texts, className }: Props) {
  const { openDialog } = useOverlays()
  const openPhoto = (event: MouseEvent, firstIndex: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    void openDialog(PhotoDialog, { photos, firstIndex, texts })
  }
  return (
    <ul className={className}>
      {photos.map((url, index) => (
        <li key={url}>
          <a href={getLargeImageAttributes(url).src} onClick={event => openPhoto(event, index)}>
            <img
              {...getImageAttributes(url, thumbnailSize.width)}
              {...thumbnailSize}
              alt={fillText(texts.photo, { number: `${index + 1}` })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
