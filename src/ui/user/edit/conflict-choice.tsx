import { useEffect, useRef, useState } from 'react'
import type { EditTexts } from '#ui/i18n/edit-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'
import styles from './edit.module.css'

interface Conflict {
  readonly field: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  readonly texts: EditTexts['conflict']
  readonly conflicts: readonly Conflict[]
  /** The fields whose saved value is to stay. */
  readonly onSettle: (theirs: readonly string[]) => void
  readonly onBack: () => void
}

/** What was changed here and elsewhere meanwhile, each with both values: one of them is chosen. */
export function ConflictChoice({ texts, conflicts, onSettle, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [theirs, setTheirs] = useState<readonly string[]>([])
  useEffect(() => heading.current?.focus(), [])
  const choose = (field: string, isTheirs: boolean) =>
    setTheirs(chosen => [...chosen.filter(each => each !== field), ...(isTheirs ? [field] : [])])
  return (
    <section className={styles['form']} aria-labelledby="conflict">
      <div>
        <h2 id="conflict" ref={heading} tabIndex={-1}>
          {texts.heading}
        </h2>
        <p className="second">{texts.text}</p>
      </div>
      {conflicts.map(({ field, label, mine, theirs: saved }) => (
        <RadioGroup
          key={field}
          boxed
          name={`choice-${field}`}
          label={label}
          defaultValue="mine"
          onChange={event => choose(field, event.currentTarget.value === 'theirs')}
          options={[
            { value: 'mine', label: texts.mine, help: mine || texts.empty },
            { value: 'theirs', label: texts.theirs, help: saved || texts.empty },
          ]}
        />
      ))}
      <div className={styles['actions']}>
        <Button kind="primary" large onPress={() => onSettle(theirs)}>
          {texts.settle}
        </Button>
        <Button kind="quiet" onPress={onBack}>
          {texts.back}
        </Button>
      </div>
    </section>
  )
}
