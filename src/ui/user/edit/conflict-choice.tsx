import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
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
  readonly conflicts: readonly Conflict[]
  readonly onResolve: (theirFieldNames: readonly string[]) => void
  readonly onBack: () => void
}

export function ConflictChoice({ conflicts, onResolve, onBack }: Props) {
  const { t } = useTranslation(['edit'])
  const heading = useRef<HTMLHeadingElement>(null)
  const [theirFieldNames, setTheirFieldNames] = useState<readonly string[]>([])
  useEffect(() => heading.current?.focus(), [])
  const choose = (field: string, isTheirs: boolean) =>
    setTheirFieldNames(previousFields => [
      ...previousFields.filter(chosenField => chosenField !== field),
      ...(isTheirs ? [field] : []),
    ])
  return (
    <section className={styles['form']} aria-labelledby="conflict">
      <div>
        <h2 id="conflict" ref={heading} tabIndex={-1}>
          {t('edit:conflict.heading')}
        </h2>
        <p className="muted">{t('edit:conflict.text')}</p>
      </div>
      {conflicts.map(({ field, label, mine, theirs }) => (
        <RadioGroup
          key={field}
          boxed
          name={`choice-${field}`}
          label={label}
          defaultValue="mine"
          onChange={event => choose(field, event.currentTarget.value === 'theirs')}
          options={[
            { value: 'mine', label: t('edit:conflict.mine'), help: mine || t('edit:conflict.empty') },
            { value: 'theirs', label: t('edit:conflict.theirs'), help: theirs || t('edit:conflict.empty') },
          ]}
        />
      ))}
      <div className={styles['actions']}>
        <Button kind="primary" large onPress={() => onResolve(theirFieldNames)}>
          {t('edit:conflict.settle')}
        </Button>
        <Button kind="quiet" onPress={onBack}>
          {t('edit:conflict.back')}
        </Button>
      </div>
    </section>
  )
}
