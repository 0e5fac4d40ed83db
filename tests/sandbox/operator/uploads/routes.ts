import type { contract } from '#shared/contract/endpoints/index.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from './picture-store.ts'

/** Pictures that members upload. */
export function uploadHandlers(sandbox: Sandbox): Handlers<typeof contract.uploads> {
  const pictures = new PictureStore(sandbox)
  return {
    picture: limited('picture', ({ input, visitor, member }) => ({
      pictureId: pictures.keep(new Uint8Array(input.bytes), input.type, { visitor, accountId: member.id }),
    })),
  }
}
