'use client'
import { useState } from 'react'
import { Button } from '../kit/actions/button'
import { Menu } from '../kit/overlays/menu'
import { Tooltip } from '../kit/overlays/tooltip'
import styles from './gallery.module.css'
import type { OverlaySampleTexts } from './overlay-sample-texts'

/** What opens beside a button: a menu, a tooltip. */
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
      <Tooltip text={texts.tooltip}>
        <Button>{texts.hint}</Button>
      </Tooltip>
    </div>
  )
}
