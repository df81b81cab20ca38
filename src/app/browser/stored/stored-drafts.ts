import { createDrafts } from '#application/shared/drafts.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

export const storedDrafts = createDrafts(deviceStorage, Date.now)
