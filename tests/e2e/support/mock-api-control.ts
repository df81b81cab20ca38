import type { APIRequestContext } from '@playwright/test'
import type { SubmissionRecords } from '#mocks/accounts/submissions.ts'
import type { VerificationEmail } from '#mocks/accounts/verification-emails.ts'
import type { Fault } from '#mocks/control/faults.ts'

export function createMockApiControl(request: APIRequestContext, apiUrl: string) {
  const callControl = async (name: string, data: object = {}) => {
    const response = await request.post(`${apiUrl}/__control/${name}`, { data })
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  }
  return {
    addFault: (fault: Fault) => callControl('fault', fault),
    /** New reviews stay unpublished until `publishReviews`. */
    turnOnReviewModeration: () => callControl('moderate', { on: true }),
    publishReviews: () => callControl('publish-reviews'),
    /** Replaces the notifications of the demo specialist. */
    replaceNotifications: (count: number, unreadCount: number) =>
      callControl('state', {
        name: 'somebody has notifications',
        params: { profile_id: 1, count, unread: unreadCount },
      }),
    expireTokens: () => callControl('expire-tokens'),
    readSubmissions: async () =>
      (await (await request.get(`${apiUrl}/__control/submissions`)).json()) as SubmissionRecords,
    async readCode(email: string): Promise<string> {
      const response = await request.get(`${apiUrl}/__control/verification-email?email=${encodeURIComponent(email)}`)
      const { code } = (await response.json()) as VerificationEmail
      return code
    },
  }
}
