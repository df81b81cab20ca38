import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { sessionTexts } from '#ui/i18n/session-texts.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import type { DialogProps } from '#ui/overlay/dialogs.ts'
import { registerPath } from '#ui/paths.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login.module.css'
import type { SessionActor } from './session-actor.ts'

interface Data {
  readonly locale: Locale
  readonly actor: SessionActor
}

/** Asks who somebody is. Closed with true once they are signed in: here, or in another tab meanwhile. */
export function LoginDialog({ data: { locale, actor }, close }: DialogProps<Data, true>) {
  const { logger } = useFailures()
  const { value, context } = useSelector(actor, snapshot => snapshot)
  const texts = sessionTexts[locale]
  const isSignedIn = value === 'signed in' && context.hint === 'signed-in'
  useEffect(() => {
    if (isSignedIn) close(true)
  }, [isSignedIn, close])
  useEffect(() => {
    // What was typed stays out of the log.
    if (context.refusal) logger.error('sign-in failed', { error: context.refusal._tag })
  }, [context.refusal, logger])
  return (
    <Dialog heading={texts.heading} closeText={texts.close} onClose={() => close()} size="small">
      <div className={styles['login']}>
        {context.hint === 'expired' && <Note path={info}>{texts.expired}</Note>}
        <LoginForm
          texts={texts}
          isBusy={value === 'signing in'}
          refusal={context.refusal}
          retryAt={context.retryAt}
          onSubmit={credentials => actor.send({ type: 'credentials.submitted', credentials })}
        />
        <p className="small second">
          {texts.newHere}{' '}
          <a className="link" href={localePath(locale, registerPath)}>
            {texts.register}
          </a>
        </p>
      </div>
    </Dialog>
  )
}
