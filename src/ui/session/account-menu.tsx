import { localePath } from '../../application/navigation/locale-path'
import { sessionTexts } from '../i18n/session-texts'
import { Avatar } from '../kit/avatar'
import { Icon } from '../kit/icon'
import { user } from '../kit/icons'
import { Menu } from '../kit/menu'
import { ownProfilePath, ownSettingsPath } from '../paths'
import { useOwnProfile } from '../user/own-profile.queries'
import type { AccountProps } from './account-props'
import { useSession } from './session-context'

/** Whose session it is, once that is known, and what they may do with it. */
export function AccountMenu({ className, locale }: AccountProps) {
  const { goTo, signOut } = useSession()
  const { data } = useOwnProfile()
  const texts = sessionTexts[locale]
  const person = data?.user.name ? data.profile.user : undefined
  return (
    <Menu
      opener={
        <button className={className} type="button" aria-label={texts.menu} title={data?.user.name}>
          {person ? <Avatar person={person} size={40} first /> : <Icon path={user} />}
        </button>
      }
      items={[
        { text: texts.own, onChoose: () => goTo(localePath(locale, ownProfilePath)) },
        { text: texts.settings, onChoose: () => goTo(localePath(locale, ownSettingsPath)) },
        { text: texts.leave, onChoose: signOut },
      ]}
    />
  )
}
