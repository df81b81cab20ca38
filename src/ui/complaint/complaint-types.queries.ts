import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const staleTimeMs = 300_000

export function useComplaintTypes() {
  const { listComplaintTypes } = useUseCases()
  return useQuery(
    {
      queryKey: ['complaint-types'],
      queryFn: async () => unwrap(await listComplaintTypes()),
      staleTime: staleTimeMs,
    },
    queryClient,
  )
}
