'use client'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'
import { useOverlayContainer } from './overlay-container.ts'
import styles from './tooltip.module.css'

interface Props {
  readonly text: string
  /** What it explains: something that takes the focus. */
  readonly children: ReactElement
}

/** A word about something, for the pointer and the keyboard: never the only place where it is said. */
export function Tooltip({ text, children }: Props) {
  const container = useOverlayContainer()
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content className={styles['tooltip']} sideOffset={8} collisionPadding={12}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
