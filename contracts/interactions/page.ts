import { exactInteger } from '#contracts/matchers.ts'

export function createPage(total: number, { page = 1, perPage }: { readonly page?: number; readonly perPage: number }) {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return {
    wire: {
      current_page: exactInteger(page),
      last_page: exactInteger(lastPage),
      per_page: exactInteger(perPage),
      total: exactInteger(total),
    },
    decoded: { page, lastPage, perPage, total },
  }
}
