import { useState } from 'react'
import { localePath } from '../../application/routing/locale-path'
import { sessionTexts } from '../i18n/session-texts'
import { Avatar } from '../kit/display/avatar'
import { Icon } from '../kit/display/icon'
import { user } from '../kit/display/icons'
import type { Menu } from '../kit/overlays/menu'
import { ownSettingsPath } from '../own-paths'
import { ownProfilePath } from '../paths'
import { useOwnProfile } from '../user/own-profile.queries'
import type { AccountProps } from './account-props'
import { useSession } from './session-context'

const loadMenu = () => import('../kit/overlays/menu')
/** Nobody waits for it yet. */
const prepare = () => void loadMenu().catch(() => undefined)

/** Whose session it is, once that is known, and what they may do with it. The menu itself comes when somebody reaches for it. */
export function AccountMenu({ className, locale }: AccountProps) {
  const { goTo, signOut } = useSession()
  const { data } = useOwnProfile()
  const [Opened, setOpened] = useState<typeof Menu>()
  const texts = sessionTexts[locale]
  const person = data?.user.name ? data.profile.user : undefined
  const toProfile = () => goTo(localePath(locale, ownProfilePath))
  // Should its file be lost, the way to the profile stays.
  const open = () => void loadMenu().then(file => setOpened(() => file.Menu), toProfile)
  const closed = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
  } as const
  const opener = (
    <button
      {...(!Opened && closed)}
      className={className}
      type="button"
      aria-label={texts.menu}
      title={data?.user.name}
    >
      {person ? <Avatar person={person} size={40} first /> : <Icon path={user} />}
    </button>
  )
  const items = [
    { text: texts.own, onChoose: toProfile },
    { text: texts.settings, onChoose: () => goTo(localePath(locale, ownSettingsPath)) },
    { text: texts.leave, onChoose: signOut },
  ]
  return Opened ? <Opened opener={opener} items={items} align="end" isOpen /> : opener
}
