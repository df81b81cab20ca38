import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/** The reasons to complain, in the language of the page. */
export function useComplaintTypes() {
  const { listComplaintTypes } = useUseCases()
  return useQuery(
    { queryKey: ['complaint-types'], queryFn: async () => unwrap(await listComplaintTypes()), staleTime: 300_000 },
    queryClient,
  )
}
