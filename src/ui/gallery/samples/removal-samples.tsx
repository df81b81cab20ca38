'use client'

import { useState } from 'react'
import { RemovalButton } from '#ui/kit/actions/chip.tsx'

interface Props {
  readonly remove: string
  readonly choices: readonly string[]
}

/** Choices that are taken back one by one. */
export function RemovalSamples({ remove, choices }: Props) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  return choices
    .filter(choice => !removed.includes(choice))
    .map(choice => (
      <RemovalButton key={choice} remove={remove} onPress={() => setRemoved([...removed, choice])}>
        {choice}
      </RemovalButton>
    ))
}
