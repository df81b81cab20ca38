import { drafts } from '#application/shared/drafts.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

export const storedDrafts = drafts(deviceStorage, Date.now)
