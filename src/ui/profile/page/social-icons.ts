import type { Social } from '#domain/profile/profile.ts'
import { house, link, messageCircle, play, send, users } from '#ui/kit/display/icons.ts'

export const socialIcons: Readonly<Record<Social['type'], string>> = {
  telegram: send,
  whatsapp: messageCircle,
  vk: users,
  youtube: play,
  site: house,
  link,
}
