import type { ReactNode } from 'react'

export interface FieldTexts {
  readonly label: string
  /** Behind the label: '(необязательно)'. */
  readonly note?: string | undefined
  /** Read before the field is filled in. */
  readonly help?: ReactNode
  /** What is wrong with what stands in the field, and how to put it right. */
  readonly error?: string | undefined
  /** It is not taken, and why is said elsewhere. */
  readonly isRefused?: boolean | undefined
}

export interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** What a control needs so that readers say its help and its error with it. */
export function fieldWiring(
  id: string,
  { help, error, isRefused = false }: Pick<FieldTexts, 'help' | 'error' | 'isRefused'>,
): FieldWiring {
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error !== undefined || isRefused ? true : undefined,
  }
}
