'use client'
import { useState } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { Menu } from '#ui/kit/overlays/menu.tsx'
import styles from './gallery.module.css'
import type { OverlaySampleTexts } from './overlay-sample-texts.ts'

/** What opens beside a button: a menu. */
export function FloatingSamples({ texts }: { readonly texts: OverlaySampleTexts }) {
  const [chosen, setChosen] = useState(0)
  return (
    <div className={styles['specimens']}>
      <Menu
        opener={<Button>{texts.menu}</Button>}
        items={texts.choices.map((text, index) => ({
          text,
          isChosen: index === chosen,
          onChoose: () => setChosen(index),
        }))}
      />
    </div>
  )
}
