/** Whether the visitor has asked for as few bytes as possible. Not every browser tells. */
export function isDataSaverOn(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  return connection?.saveData === true
}
