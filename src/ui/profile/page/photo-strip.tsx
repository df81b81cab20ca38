'use client'
import type { MouseEvent } from 'react'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { fillText } from '#ui/fill-text.ts'
import { getLargeImageAttributes, getImageAttributes } from '#ui/kit/display/image-attributes.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import type { PhotoTexts } from './photo-dialog.tsx'

const thumbnailSize = { width: 160, height: 120 } as const

interface Props {
  readonly photos: readonly string[]
  readonly texts: PhotoTexts
  readonly className?: string | undefined
}

export function PhotoStrip({ photos, texts, className }: Props) {
  const { openDialog } = useOverlays()
  const { reportLoadError } = useFailureTools()
  const openPhoto = (firstIndex: number) =>
    loadOnPress(
      import('./photo-dialog.tsx'),
      ({ PhotoDialog }) => openDialog(PhotoDialog, { photos, firstIndex, texts }),
      () => reportLoadError(() => openPhoto(firstIndex)),
    )
  const onClick = (event: MouseEvent, index: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    openPhoto(index)
  }
  return (
    <ul className={className}>
      {photos.map((url, index) => (
        <li key={url}>
          <a href={getLargeImageAttributes(url).src} onClick={event => onClick(event, index)}>
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
