'use client'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactElement } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import styles from './menu.module.css'
import { useOverlayContainer } from './overlay-container.ts'

interface MenuItem {
  readonly text: string
  /** Undefined for a plain action. */
  readonly isChosen?: boolean
  readonly onChoose: () => void
}

interface Props {
  readonly opener: ReactElement
  readonly items: readonly MenuItem[]
  /** For a menu that loads on the click that opens it. */
  readonly opensOnMount?: boolean
  readonly align?: 'start' | 'end'
}

export function Menu({ opener, items, opensOnMount = false, align = 'start' }: Props) {
  const container = useOverlayContainer()
  return (
    <DropdownMenu.Root modal={false} defaultOpen={opensOnMount}>
      <DropdownMenu.Trigger asChild>{opener}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content className={styles['menu']} align={align} sideOffset={8} collisionPadding={12} loop>
          <DropdownMenu.RadioGroup value={items.find(({ isChosen }) => isChosen)?.text ?? ''}>
            {items.map(({ text, isChosen, onChoose }) =>
              isChosen === undefined ? (
                <DropdownMenu.Item key={text} className={styles['item']} onSelect={onChoose}>
                  {text}
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.RadioItem key={text} className={styles['item']} value={text} onSelect={onChoose}>
                  {text}
                  {isChosen && <Icon path={check} />}
                </DropdownMenu.RadioItem>
              ),
            )}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
