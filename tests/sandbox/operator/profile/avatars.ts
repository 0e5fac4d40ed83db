import type { InputOf } from '#shared/contract/endpoint.ts'
import type { profile } from '#shared/contract/endpoints/profile.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { avatarPath, facePath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore, type StoredPicture } from '../uploads/picture-store.ts'
import { faces } from './choices.ts'

/** Stands before the id of an uploaded picture in `accounts.avatar`. Other values name a drawn one. */
const own = 'own:'

/** Path of a member's picture below the CDNs. */
export function avatarAddress({ avatar }: Pick<Member, 'avatar'>): string | null {
  if (avatar === null) return null
  return avatar.startsWith(own) ? facePath(avatar.slice(own.length)) : avatarPath(avatar)
}

/** The drawn pictures to choose from. */
export const drawnAvatars = faces.map((name) => ({ name, url: avatarPath(name) }))

/**
 * Changes a member's picture.
 * @throws Refusal PICTURE_GONE for an uploaded picture that isn't there or isn't theirs, PROFILE_INVALID for a name
 * that isn't offered.
 */
export function setAvatar(
  sandbox: Sandbox,
  member: Member,
  input: InputOf<typeof profile.setAvatar>,
): { url: string | null } {
  const avatar = readChoice(sandbox, member, input)
  sandbox.db.run('UPDATE accounts SET avatar = ? WHERE id = ?', avatar, member.id)
  return { url: avatarAddress({ avatar }) }
}

function readChoice(
  sandbox: Sandbox,
  { id, avatar }: Member,
  input: InputOf<typeof profile.setAvatar>,
): string | null {
  if (input.kind === 'none') return null
  if (input.kind === 'drawn') {
    if (!faces.includes(input.name)) throw new Refusal('PROFILE_INVALID', {}, { field: 'avatar' })
    return input.name
  }
  const chosen = own + input.pictureId
  // Asked again after a lost answer.
  if (chosen === avatar) return chosen
  const pictures = new PictureStore(sandbox)
  if (!pictures.areWaiting([input.pictureId], id)) throw new Refusal('PICTURE_GONE')
  pictures.claim([input.pictureId], `avatar:${id}`)
  return chosen
}

/** The uploaded picture of this id, if some member shows it. */
export function facePicture(sandbox: Sandbox, pictureId: string): StoredPicture | undefined {
  const shown = sandbox.db.get('SELECT 1 FROM accounts WHERE avatar = ?', own + pictureId)
  return shown === undefined ? undefined : new PictureStore(sandbox).find(pictureId)
}
