export function isDataSaverOn(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  return connection?.saveData === true
}
