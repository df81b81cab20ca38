import type { Locale } from '#domain/shared/locale.ts'
import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import type { SlotRequest } from './task-slots.ts'

export type RenderNextUrl = (
  locale: Locale,
  nextUrl: string,
  requestId: string,
  slotRequest?: SlotRequest,
) => Promise<RenderedPage>
