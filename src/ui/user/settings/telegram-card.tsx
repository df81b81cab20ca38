import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check, copy, send } from '#ui/kit/display/icons.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { useCountdown } from '#ui/form/use-countdown.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { retryOptions } from '#ui/query-client.ts'
import { useSessionHint } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { FailureLine } from '#ui/form/failure.tsx'
import type { QrCodeProps } from './qr-code.tsx'
import styles from './settings.module.css'

interface Props {
  readonly isLinked: boolean
  readonly bot: string | undefined
}

export function TelegramCard({ isLinked, bot }: Props) {
  const { t } = useTranslation(['own-settings'])
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="settings-telegram">
      <h2 id="settings-telegram">{t('own-settings:telegram.heading')}</h2>
      {isLinked ? <p className="muted">{t('own-settings:telegram.linked')}</p> : <LinkingSteps bot={bot} />}
    </section>
  )
}

function LinkingSteps({ bot }: Omit<Props, 'isLinked'>) {
  const { t } = useTranslation(['own-settings'])
  const [code, setCode] = useState<string>()
  const { generateBotCode } = useUseCases()
  const { isBusy, failure, retryAt, run } = useWrite(generateBotCode, { onSuccess: setCode })
  const canPress = useCountdown(retryAt) === 0
  const lead =
    code === undefined
      ? t('own-settings:telegram.lead')
      : bot === undefined
        ? t('own-settings:telegram.send')
        : t('own-settings:telegram.open')
  return (
    <>
      <p className="small muted">{lead}</p>
      <span className="visually-hidden" role="status">
        {code !== undefined && `${t('own-settings:telegram.code')}: ${code}`}
      </span>
      {code !== undefined && <BotCode key={code} code={code} bot={bot} />}
      <div>
        {canPress && (
          <BusyButton
            kind={code === undefined ? 'secondary' : 'quiet'}
            flush={code !== undefined}
            busy={isBusy}
            busyText={t('own-settings:telegram.busy')}
            onPress={() => void run()}
          >
            {code === undefined ? t('own-settings:telegram.get') : t('own-settings:telegram.another')}
          </BusyButton>
        )}
        <FailureLine
          id="settings-telegram"
          {...{ failure, retryAt }}
          getTexts={time => ({
            ...t('own-settings:failure', { returnObjects: true, time }),
            failed: { text: t('own-settings:telegram.failed') },
          })}
        />
      </div>
    </>
  )
}

const NoQrCode: ComponentType<QrCodeProps> = () => null

const QrCode = lazy(() =>
  import('./qr-code.tsx').then(
    module => ({ default: module.QrCode }),
    () => ({ default: NoQrCode }),
  ),
)

const pollIntervalMs = 5000

const maxPollingMs = 15 * 60_000

function BotCode({ code, bot }: { readonly code: string; readonly bot: string | undefined }) {
  const { t } = useTranslation(['own-settings'])
  const [createdAt] = useState(Date.now)
  useOwnProfile(useSessionHint() === 'signed-in', {
    refetchInterval: query =>
      Date.now() - createdAt < maxPollingMs && Math.max(pollIntervalMs, retryOptions.refetchInterval(query) || 0),
    refetchOnWindowFocus: 'always',
  })
  const href = bot === undefined ? undefined : `https://t.me/${bot}?start=${encodeURIComponent(code)}`
  return (
    <div className={styles['code']}>
      {href !== undefined && (
        <span className={styles['qr']}>
          <Suspense>
            <QrCode text={href} label={t('own-settings:telegram.qr')} />
          </Suspense>
        </span>
      )}
      <div className={styles['codeRow']}>
        <p>
          <span className="visually-hidden">{t('own-settings:telegram.code')}: </span>
          <span className={styles['codeText']}>{code}</span>
        </p>
        <CopyButton text={code} />
      </div>
      {href !== undefined && (
        <ButtonLink kind="primary" href={href}>
          <Icon path={send} />
          {t('own-settings:telegram.bot')}
        </ButtonLink>
      )}
    </div>
  )
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation(['own-settings'])
  const [copyStatus, setCopyStatus] = useState<'copied' | 'notCopied'>()
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopyStatus('copied')
    } catch {
      setCopyStatus('notCopied')
    }
  }
  const isCopied = copyStatus === 'copied'
  return (
    <>
      <Button kind="quiet" flush onPress={() => void copyText()}>
        <Icon path={isCopied ? check : copy} />
        {isCopied ? t('own-settings:telegram.copied') : t('own-settings:telegram.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('own-settings:telegram.copied') : ''}
      </span>
      <FieldError
        id="settings-copy"
        text={copyStatus === 'notCopied' ? t('own-settings:telegram.notCopied') : undefined}
      />
    </>
  )
}
