import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import { squarePicture } from '#lib/pictures/square-picture.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { metaOf } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { profile } from '#shared/contract/endpoints/profile.ts'
import { uploads } from '#shared/contract/endpoints/uploads.ts'

type Choice = InputOf<typeof profile.setAvatar>

/** The member's picture, and what changes it. Every place that shows it changes with it. */
export function useAvatar() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { data: info } = useQuery(memberQueries(gateway).info())
  const query = accountDetailsQueries(gateway, info?.id ?? '').avatar()
  const { data } = useQuery(query)
  const change = useMutation({
    meta: metaOf(profile.setAvatar),
    mutationFn: async (choice: Choice | File) => {
      if (!(choice instanceof File)) return gateway.call(profile.setAvatar, choice)
      const send = sendPictureTo(gateway, uploads.picture)
      const picture = await squarePicture(choice)
      const pictureId = await send(picture, { signal: new AbortController().signal, onProgress() {} })
      return gateway.call(profile.setAvatar, { kind: 'own', pictureId })
    },
    onSuccess: (value) => queryClient.setQueryData(query.queryKey, value),
  })
  return { url: data?.url, change }
}
