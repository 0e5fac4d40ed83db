import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { countWords } from '#shared/domain/words.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from '../uploads/picture-store.ts'

/**
 * Most characters stored for each field of a feedback. Content has a limit too, because one "word" can be endless.
 */
const longest = { content: 8000, contact: 120, username: 40, key: 64 }

/** Feedback to the operator. */
export function feedbackHandlers({
  db,
  clock,
  settings,
}: Pick<Sandbox, 'db' | 'clock' | 'settings'>): Handlers<typeof contract.feedback> {
  const pictures = new PictureStore({ db, clock })
  const range = () => {
    const [min, max] = settings.values.feedbackWords.split('-').map(Number)
    return { min: min ?? 0, max: max ?? 0 }
  }
  return {
    rules: () => {
      const { min, max } = range()
      return { kinds: [...feedbackKinds], minWords: min, maxWords: max }
    },
    picture: limited('picture', ({ input, visitor }) => ({
      pictureId: pictures.keep(new Uint8Array(input.bytes), input.type, { visitor }),
    })),
    send: limited('feedback', ({ input, visitor }) => {
      const kind = feedbackKinds.find((known) => known === input.kind)
      if (!kind) throw new Refusal('FEEDBACK_KIND')
      if (input.requestKey === '' || input.requestKey.length > longest.key)
        throw new Refusal('INVALID_INPUT', { field: 'requestKey' })
      const { min, max } = range()
      const content = input.content.trim()
      const words = countWords(content)
      if (words < min || words > max || content.length > longest.content)
        throw new Refusal('FEEDBACK_WORDS', { min, max })
      const pictureIds = [...new Set(input.pictures)]
      if (pictureIds.length > pictureLimits.count)
        throw new Refusal('FEEDBACK_PICTURES', { count: pictureLimits.count })
      const known = db.get<{ id: number }>('SELECT id FROM feedback WHERE request_key = ?', input.requestKey)
      if (known) return { reference: referenceOf(known.id) }
      if (!pictures.areWaiting(pictureIds)) throw new Refusal('PICTURE_GONE')
      const { id } = db.run(
        `INSERT INTO feedback (request_key, kind, content, contact, username, visitor, created)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        input.requestKey,
        kind,
        content,
        input.contact?.trim().slice(0, longest.contact) || null,
        input.username?.slice(0, longest.username) || null,
        visitor,
        clock.now(),
      )
      pictures.claim(pictureIds, `feedback:${id}`)
      return { reference: referenceOf(id) }
    }),
  }
}

const referenceOf = (id: number) => `F${1000 + id}`

/** A stored feedback. */
export type StoredFeedback = {
  id: number
  kind: string
  content: string
  contact: string | null
  username: string | null
  created: number
  /** Ids of its pictures. */
  pictures: string[]
}

/** The latest fifty, newest first. */
export function listFeedback({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): StoredFeedback[] {
  const pictures = new PictureStore({ db, clock })
  return db
    .all<Omit<StoredFeedback, 'pictures'>>(
      'SELECT id, kind, content, contact, username, created FROM feedback ORDER BY id DESC LIMIT 50',
    )
    .map((feedback) => ({ ...feedback, pictures: pictures.of(`feedback:${feedback.id}`) }))
}
