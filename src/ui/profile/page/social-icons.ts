import type { Social } from '../../../domain/profile/profile'
import { house, link, messageCircle, play, send, users } from '../../kit/display/icons'

export const socialIcons: Readonly<Record<Social['type'], string>> = {
  telegram: send,
  whatsapp: messageCircle,
  vk: users,
  youtube: play,
  site: house,
  link,
}
