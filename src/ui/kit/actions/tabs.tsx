'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface Tab {
  readonly id: string
  readonly name: ReactNode
  readonly content: ReactNode
}

interface Props {
  /** What is parted into tabs. */
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** Parts of a page in one place. The arrows, Home and End go from tab to tab and show it; Tab leads to what it shows. */
export function Tabs({ label, tabs }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(tabs[0]?.id)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === selected)
    const to = target(event.key, at, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    setSelected(tab.id)
    list.current?.querySelectorAll('button')[to ?? 0]?.focus()
  }
  return (
    <div>
      <div ref={list} className={styles['tabs']} role="tablist" aria-label={label}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            className={styles['tab']}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            onKeyDown={move}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.id}
          className={styles['panel']}
          id={`${id}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

const target = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
