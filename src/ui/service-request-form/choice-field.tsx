import { trimText } from '#domain/shared/invisible.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFailedText } from '#ui/failure/failed-load.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { fold } from '#domain/search/fold.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronDown } from '#ui/kit/display/icons.ts'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { Field } from '#ui/kit/fields/field.tsx'
import fieldStyles from '#ui/kit/fields/field.module.css'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './choice-field.module.css'
import { ChoiceList } from './choice-list.tsx'
import { type Choice, type Choices, type ChoicesState, findChoice } from './choices.ts'

interface Props {
  readonly locale: Locale
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  /** An id, or empty. */
  readonly value: string
  /** Shown if it is chosen and not among the choices, for example before they have loaded. */
  readonly fallbackChoice?: Choice | undefined
  readonly choices: ChoicesState
  readonly failedText: string
  readonly onRetry: () => void
  readonly onChange: (value: string) => void
  readonly onType?: (text: string) => void
}

const noChoices: Choices = { initialChoices: [], find: () => [], get: () => undefined }

function useChoice({
  value,
  fallbackChoice,
  choices,
  onChange,
  onType,
}: Pick<Props, 'value' | 'fallbackChoice' | 'choices' | 'onChange' | 'onType'>) {
  const field = useRef<HTMLInputElement>(null)
  const { initialChoices, find } = typeof choices === 'string' ? noChoices : choices
  const [typedText, setTypedText] = useState<string>()
  // Typing empties the value, so another value comes from outside, for example from a restored draft.
  if (typedText !== undefined && value !== '') setTypedText(undefined)
  const selectedChoice = findChoice(value, choices, fallbackChoice)
  const name = selectedChoice?.name ?? ''
  // Uncontrolled: the combobox renders on the native input event, before React's change event. In a controlled field,
  // that render would revert the text.
  useEffect(() => {
    if (typedText === undefined && field.current) field.current.value = name
  }, [typedText, name])
  const options = typedText === undefined || trimText(typedText) === '' ? initialChoices : find(typedText)
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    setTypedText(undefined)
    onChange(choice.value)
  }
  const chooseTypedName = () => {
    if (typedText !== undefined) choose(findByName(options, typedText))
  }
  const chooseLoadedName = useEffectEvent(() => {
    if (document.activeElement !== field.current) chooseTypedName()
  })
  // The visitor may have left the field before the choices were loaded or found.
  useEffect(() => chooseLoadedName(), [choices])
  const enterText = (text: string) => {
    setTypedText(text)
    onType?.(text)
    onChange('')
  }
  const isHalfTyped = typedText !== undefined && trimText(typedText) !== ''
  const optionsOnly = {
    isHalfTyped,
    isChosen: selectedChoice !== undefined,
    bestIndex: findBestIndex(options, typedText ?? ''),
  }
  return { field, typedText, name, options, optionsOnly, choose, chooseTypedName, enterText }
}

export function ChoiceField(props: Props) {
  const { locale, id, label, help, error, choices, failedText, onRetry } = props
  const { field, typedText, name, options, optionsOnly, choose, chooseTypedName, enterText } = useChoice(props)
  const listId = useId()
  const { isOpen, activeIndex, closeList, getOptionId } = useCombobox({
    field,
    id: listId,
    keys: options.map(option => option.value),
    startsClosed: true,
    optionsOnly,
    onChoose: index => choose(options[index]),
  })
  return (
    <Field id={id} {...{ label, help, error }}>
      {fieldProps => (
        <>
          <input
            {...fieldProps}
            ref={field}
            className={classNames(fieldStyles['control'], styles['field'])}
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={name}
            onChange={({ target }) => enterText(target.value)}
            onBlur={chooseTypedName}
          />
          <span className={fieldStyles['chevron']}>
            <Icon path={chevronDown} />
          </span>
          {isOpen && (
            <ChoiceList
              {...{ locale, options, activeIndex, getOptionId }}
              id={listId}
              label={label}
              onChoose={choice => {
                choose(choice)
                closeList()
              }}
            />
          )}
          <ChoiceState
            {...{ choices, failedText, onRetry }}
            hasTyped={typedText !== undefined}
            resultCount={options.length}
          />
        </>
      )}
    </Field>
  )
}

interface StateProps extends Pick<Props, 'choices' | 'failedText' | 'onRetry'> {
  readonly hasTyped: boolean
  readonly resultCount: number
}

function ChoiceState({ choices, failedText, onRetry, hasTyped, resultCount }: StateProps) {
  const { t } = useTranslation(['service-request'])
  const shownFailedText = useFailedText(failedText)
  const isLoaded = typeof choices !== 'string'
  return (
    <div role="status">
      {isLoaded && hasTyped && resultCount > 0 && (
        <span className="visually-hidden">{t('service-request:choice.found', { count: resultCount })}</span>
      )}
      {isLoaded && hasTyped && resultCount === 0 && (
        <p className={styles['state']}>{t('service-request:choice.none')}</p>
      )}
      {choices === 'loading' && hasTyped && <p className={styles['state']}>{t('service-request:choice.waiting')}</p>}
      {choices === 'failed' && (
        <p className={styles['state']}>
          {shownFailedText}{' '}
          <Button kind="quiet" small onPress={onRetry}>
            <Icon path={rotateCw} />
            {t('service-request:choice.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}

// A pasted name may be decomposed: й as и and a breve.
const foldName = (text: string): string => fold(trimText(text).normalize('NFC'))

function findByName(choices: readonly Choice[], text: string): Choice | undefined {
  const [firstMatch, ...otherMatches] = choices.filter(({ name }) => foldName(name) === foldName(text))
  return otherMatches.length === 0 ? firstMatch : undefined
}

function findBestIndex(choices: readonly Choice[], text: string): number {
  const match = findByName(choices, text)
  return choices.length === 1 ? 0 : choices.findIndex(choice => choice === match)
}
