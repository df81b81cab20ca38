import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { send } from '#ui/kit/display/icons.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { refreshOwnProfile } from '#ui/user/own-profile.queries.ts'
import { CopyButton } from './copy-button.tsx'
import type { QrCodeProps } from './qr-code.tsx'
import styles from './settings.module.css'

const NoQrCode: ComponentType<QrCodeProps> = () => null

// Should its file be lost, code and link do the same.
const QrCode = lazy(() =>
  import('./qr-code.tsx').then(
    file => ({ default: file.QrCode }),
    () => ({ default: NoQrCode }),
  ),
)

interface Props {
  readonly texts: OwnSettingsTexts['telegram']
  readonly code: string
  readonly bot: string | undefined
}

/** A code for the bot, and the ways to bring it there. */
export function BotCode({ texts, code, bot }: Props) {
  const useCases = useUseCases()
  useEffect(() => {
    // Whoever comes back from the bot sees whether it is linked.
    const look = () => {
      if (document.visibilityState === 'visible') void refreshOwnProfile(useCases)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [useCases])
  const href = bot === undefined ? undefined : `https://t.me/${bot}?start=${encodeURIComponent(code)}`
  return (
    <div className={styles['code']}>
      {href !== undefined && (
        <span className={styles['qr']}>
          <Suspense>
            <QrCode text={href} label={texts.qr} />
          </Suspense>
        </span>
      )}
      <div className={styles['copied']}>
        <output className={styles['letters']} aria-label={texts.code}>
          {code}
        </output>
        <CopyButton texts={texts} text={code} />
      </div>
      {href !== undefined && (
        <ButtonLink kind="primary" href={href}>
          <Icon path={send} />
          {texts.bot}
        </ButtonLink>
      )}
    </div>
  )
}
